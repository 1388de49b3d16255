import type { BuildFigures } from '@hub/contracts';
import { color, space, tone } from '@hub/ui';
import { t } from '../../messages.ts';
import { plain } from '../../shared/amounts.ts';
import { stepsUntil } from './figures.ts';

const height = 32;
const [step, bar] = [6, 4];

interface Props {
  figures: Pick<BuildFigures, 'steps'>;
  /** When the figures were read, in milliseconds since 1970. */
  readAt: number;
}

/** The last two hours in bars: how often the build was shown, and how much of that failed. */
export const FiguresChart = ({ figures, readAt }: Props) => {
  const steps = stepsUntil(figures, readAt);
  const most = Math.max(1, ...steps.map(({ attempts }) => attempts));
  const sum = (of: 'attempts' | 'failed') => steps.reduce((total, each) => total + each[of], 0);
  const label = t('releases.chart', { mounts: plain(sum('attempts')), failed: plain(sum('failed')) });
  // a bar that would be thinner than a line is still seen
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * height));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${steps.length * step} ${height + 1}`}
      css={{ width: space(36), height: space(8), flex: 'none' }}
    >
      <title>{label}</title>
      <rect y={height} width={steps.length * step} height={1} fill={color.hairline} />
      {steps.map(({ attempts, failed }, index) => (
        <g key={index}>
          <rect
            x={index * step}
            y={height - heightOf(attempts)}
            width={bar}
            height={heightOf(attempts)}
            fill={tone('green').dot}
          />
          <rect
            x={index * step}
            y={height - heightOf(failed)}
            width={bar}
            height={heightOf(failed)}
            fill={tone('red').dot}
          />
        </g>
      ))}
    </svg>
  );
};
