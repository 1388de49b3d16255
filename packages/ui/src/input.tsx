import styled from '@emotion/styled';
import { control } from './control-styles.ts';

/** A text field; `Field` adds label, hint and error. */
export const Input = styled.input(control);

/** A multi-line text field, at least 96 px high and resizable. */
export const TextArea = styled.textarea(control, { minHeight: 96, resize: 'vertical' });
