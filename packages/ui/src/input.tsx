import styled from '@emotion/styled';
import { control } from './control-styles.ts';

export const Input = styled.input(control);

export const TextArea = styled.textarea(control, { minHeight: 96, resize: 'vertical' });
