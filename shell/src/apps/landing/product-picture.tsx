import { css } from '@emotion/react';
import { color, radius, space, elevation, stroke } from '@hub/ui';
import { t } from '../../messages.ts';

const frame = css`
  overflow: hidden;
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${elevation.picture};
`;
const bar = css`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-bottom: ${stroke.thin} solid ${color.hairline};
  & > i {
    width: ${space(2.5)};
    height: ${space(2.5)};
    border-radius: 50%;
    background: ${color.hairline};
  }
`;

const light = new URL('./product-light.webp', import.meta.url).href;
const dark = new URL('./product-dark.webp', import.meta.url).href;

/** A screenshot of the product, in the visitor's preferred theme. */
export const ProductPicture = () => (
  <figure css={[frame, { margin: 0 }]}>
    <div css={bar} aria-hidden>
      <i />
      <i />
      <i />
    </div>
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} width={1280} height={800} alt={t('landing.picture')} css={{ width: '100%', height: 'auto' }} />
    </picture>
  </figure>
);
