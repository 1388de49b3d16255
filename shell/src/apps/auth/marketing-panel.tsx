import { css } from '@emotion/react';
import { brand, fontSize, space, media } from '@hub/ui';
import { t } from '../../messages.ts';
import { blocks, claim } from '../../shared/product-claims.ts';

// the same dark background in both themes: white text on it has a contrast of 7:1
const panel = css`
  display: none;
  ${media.wide} {
    display: grid;
    align-content: center;
    gap: ${space(8)};
    padding: ${space(16)};
    background: linear-gradient(150deg, ${brand.start}, ${brand.end} 70%);
    color: ${brand.text};
  }
`;
const list = css`
  display: grid;
  gap: ${space(5)};
  max-width: 46ch;
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(0.5)} ${space(3)};
  }
  & svg {
    grid-row: 1 / 3;
    margin-top: ${space(0.5)};
  }
  & p {
    color: ${brand.muted};
  }
`;

/** Shown next to the sign-in on screens of 1024 px and more (decision Q29). */
export const MarketingPanel = () => (
  <aside css={panel} aria-label={t('auth.about')}>
    <div>
      <h2 css={{ fontSize: fontSize.xxl, letterSpacing: '-0.02em' }}>{t('auth.marketing')}</h2>
      {claim && <p css={{ marginTop: space(3), color: brand.muted, fontSize: fontSize.md }}>{claim}</p>}
    </div>
    <ul css={list}>
      {blocks.map(({ Icon, name }) => (
        <li key={name}>
          <Icon size={20} aria-hidden />
          <h3 css={{ fontSize: fontSize.md }}>{t(`landing.${name}.title`)}</h3>
          <p>{t(`landing.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  </aside>
);
