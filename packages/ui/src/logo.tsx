import { color } from './theme.ts';

interface LogoProps {
  size?: number;
}

/** The product's mark. Decoration: show the name Academic Hub next to it. */
export const Logo = ({ size = 32 }: LogoProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden css={{ flex: 'none' }}>
    <rect width="32" height="32" rx="8" fill={color.accent} />
    <path d="M16 8.2 5.8 13 16 17.8 26.2 13Z" fill={color.onAccent} />
    <path
      d="M10 16.6v4.2c0 1.6 2.7 3 6 3s6-1.4 6-3v-4.2M25 13.8v6"
      fill="none"
      stroke={color.onAccent}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
