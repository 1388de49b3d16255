import { css } from '@emotion/react';
import { Link } from '@hub/mfe';
import { ButtonLink, Card, color, fontSize, media, space } from '@hub/ui';
import { ArrowRight } from 'lucide-react';
import { t } from '../../messages.ts';
import { Brand } from '../../shared/brand.tsx';
import { blocks, claim } from '../../shared/product-claims.ts';
import { ProductPicture } from './product-picture.tsx';

const width = css`
  width: 100%;
  max-width: ${space(280)};
  margin: 0 auto;
  padding-inline: ${space(6)};
  ${media.mobile} {
    padding-inline: ${space(4)};
  }
`;
const top = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-top: ${space(4)};
  padding-bottom: ${space(4)};
`;
const hero = css`
  display: grid;
  justify-items: center;
  gap: ${space(5)};
  padding-top: ${space(16)};
  padding-bottom: ${space(12)};
  text-align: center;
  ${media.mobile} {
    padding-top: ${space(8)};
    padding-bottom: ${space(8)};
  }
`;
const heading = css`
  max-width: 18ch;
  font-size: clamp(2rem, 5.5vw, 3.25rem);
  line-height: 1.1;
  letter-spacing: -0.03em;
`;
const lead = css`
  max-width: 56ch;
  color: ${color.muted};
  font-size: clamp(${fontSize.md}, 2vw, 1.125rem);
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${space(60)}), 1fr));
  gap: ${space(4)};
  padding-top: ${space(16)};
  padding-bottom: ${space(16)};
  ${media.mobile} {
    padding-top: ${space(10)};
    padding-bottom: ${space(10)};
  }
`;
const mark = css`
  display: grid;
  place-items: center;
  width: ${space(10)};
  height: ${space(10)};
  margin-bottom: ${space(3)};
  border-radius: ${space(2.5)};
  background: ${color.accentSoft};
  color: ${color.accentText};
`;
const closing = css`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(14)} ${space(6)};
  border-radius: ${space(5)};
  background: ${color.accentSoft};
  text-align: center;
  ${media.mobile} {
    padding: ${space(10)} ${space(4)};
  }
`;
const foot = css`
  padding-top: ${space(10)};
  padding-bottom: ${space(10)};
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;
const large = css`
  min-height: ${space(12)};
  padding: 0 ${space(6)};
  font-size: ${fontSize.md};
`;

/** The landing page (specification §2). */
export const Landing = () => (
  <>
    <header css={[width, top]}>
      <Brand />
      <ButtonLink as={Link} href="/auth">
        {t('landing.start')}
      </ButtonLink>
    </header>
    <main>
      <section css={[width, hero]}>
        <h1 css={heading}>{t('landing.title')}</h1>
        <p css={lead}>{t('landing.text')}</p>
        <ButtonLink as={Link} href="/auth" css={large}>
          {t('landing.start')} <ArrowRight aria-hidden />
        </ButtonLink>
      </section>
      <div css={width}>
        <ProductPicture />
      </div>
      <ul css={[width, grid]}>
        {blocks.map(({ Icon, name }) => (
          <Card as="li" key={name}>
            <span css={mark}>
              <Icon size={20} aria-hidden />
            </span>
            <h2 css={{ marginBottom: space(1), fontSize: fontSize.md }}>{t(`landing.${name}.title`)}</h2>
            <p css={{ color: color.muted }}>{t(`landing.${name}.text`)}</p>
          </Card>
        ))}
      </ul>
      <div css={width}>
        <section css={closing}>
          <h2 css={{ fontSize: fontSize.xxl, letterSpacing: '-0.02em' }}>{t('landing.ready')}</h2>
          {claim && <p css={{ color: color.muted, fontSize: fontSize.md }}>{claim}</p>}
          <ButtonLink as={Link} href="/auth" css={large}>
            {t('landing.journey')}
          </ButtonLink>
        </section>
      </div>
    </main>
    <footer css={[width, foot]}>{t('product')}</footer>
  </>
);
