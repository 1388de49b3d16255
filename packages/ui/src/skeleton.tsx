import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { without } from './props.ts';
import { color, radius } from './theme.ts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

interface SkeletonProps {
  /** px or any CSS length. */
  width?: number | string;
  height?: number | string;
  round?: boolean;
}

const size = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

const Shape = styled('div', without('width', 'height', 'round'))<SkeletonProps>`
  width: ${({ width = '100%' }) => size(width)};
  max-width: 100%;
  height: ${({ height = 16 }) => size(height)};
  border-radius: ${({ round }) => (round ? radius.round : radius.control)};
  background: ${color.hairline};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** A placeholder in the size of the content to come; the region around it is announced as loading. */
export const Skeleton = (props: SkeletonProps) => <Shape {...props} aria-hidden />;
