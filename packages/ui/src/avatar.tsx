import { css } from '@emotion/react';
import { useState } from 'react';
import { color, fontSize } from './theme.ts';

const look = css`
  display: grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${fontSize.sm};
  font-weight: 600;
  object-fit: cover;
  overflow: hidden;
`;

interface AvatarProps {
  /** First name. Its initial replaces a missing or broken image, else the initial of the e-mail, else U (Q34). */
  name?: string | null | undefined;
  email?: string | null | undefined;
  src?: string | null | undefined;
  size?: number;
}

const initialOf = (text: string | null | undefined) => {
  const first = text?.trim().codePointAt(0); // not [0]: it would halve a letter outside the basic plane
  return first === undefined ? undefined : String.fromCodePoint(first).toUpperCase();
};

/** Decoration: show the name next to it. */
export const Avatar = ({ name, email, src, size = 36 }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const dimensions = { width: size, height: size };
  if (src && src !== broken) {
    return <img css={[look, dimensions]} src={src} alt="" onError={() => setBroken(src)} />;
  }
  return (
    <span css={[look, dimensions]} aria-hidden>
      {initialOf(name) ?? initialOf(email) ?? 'U'}
    </span>
  );
};
