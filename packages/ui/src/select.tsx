import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { control } from './control-styles.ts';
import { color, space } from './theme.ts';

/** The browser's select, which works best on phones; children are `option` elements. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span css={{ position: 'relative', display: 'block', width: '100%', minWidth: 0 }} className={className}>
    <select {...rest} css={[control, { appearance: 'none', paddingRight: space(9), textOverflow: 'ellipsis' }]} />
    <ChevronDown
      size={16}
      aria-hidden
      css={{
        position: 'absolute',
        right: 12,
        top: 'calc(50% - 8px)',
        color: color.muted,
        pointerEvents: 'none',
      }}
    />
  </span>
);
