import { css } from '@emotion/react';
import { classColors, type ClassColor } from '@hub/contracts';
import { Row, VisuallyHidden, color, media, tone } from '@hub/ui';
import { Check } from 'lucide-react';
import { t } from '../../messages.ts';

const swatch = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  color: ${color.surface};
  cursor: pointer;
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & svg {
    visibility: hidden;
  }
  &:has(:checked) svg {
    visibility: visible;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.accentText};
    outline-offset: 2px;
  }
  ${media.mobile} {
    width: 44px;
    height: 44px;
  }
`;

// four and four rather than six and two
const rows = css`
  ${media.phone} {
    max-width: 200px;
  }
`;

/** One of the eight class colours. */
export const ColorField = ({ defaultValue }: { defaultValue: ClassColor }) => (
  <fieldset css={{ margin: 0, padding: 0, border: 0 }}>
    <legend css={{ padding: 0, marginBottom: 6, fontWeight: 500 }}>{t('form.color')}</legend>
    <Row css={rows}>
      {classColors.map((name) => (
        <label key={name} title={t(`color.${name}`)} css={[swatch, { background: tone(name).dot }]}>
          <input type="radio" name="color" value={name} defaultChecked={name === defaultValue} />
          <Check size={18} aria-hidden />
          <VisuallyHidden>{t(`color.${name}`)}</VisuallyHidden>
        </label>
      ))}
    </Row>
  </fieldset>
);
