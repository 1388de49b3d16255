import { space } from '@hub/ui';
import { encode } from 'uqr';

/** Blank modules around it: cameras need them to find it (ISO/IEC 18004 §9.1). */
const quietZone = 4;

const rowPath = (row: readonly boolean[], y: number) =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');

interface Props {
  text: string;
  label: string;
}

/** Dark on white in every theme, because many cameras read nothing else. */
export const QrCode = ({ text, label }: Props) => {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      css={{ width: '100%', maxWidth: space(60), alignSelf: 'center' }}
    >
      <rect width={size} height={size} fill="white" />
      <path d={data.map(rowPath).join('')} fill="black" />
    </svg>
  );
};
