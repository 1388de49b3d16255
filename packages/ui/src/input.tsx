import styled from '@emotion/styled';
import { control } from './control-styles.ts';

/** A bare field: `Field` gives it label, hint and error. */
export const Input = styled.input(control);

/** Bare too; 96 px high, and as high as it is pulled. */
export const TextArea = styled.textarea(control, { minHeight: 96, resize: 'vertical' });
