import { css } from '@emotion/react';
import { classColors, type ClassColor } from '@hub/contracts';
import { Row, VisuallyHidden, color, media, tone, sizes, space, stroke } from '@hub/ui';
import { Check } from 'lucide-react';
import { t } from '../messages.ts';

const swatch = css`
  position: relative;
  display: grid;
  place-items: center;
  width: ${sizes.compact};
  height: ${sizes.compact};
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
    outline: ${stroke.thick} solid ${color.accentText};
    outline-offset: ${stroke.thick};
  }
  ${media.mobile} {
    width: ${sizes.touch};
    height: ${sizes.touch};
  }
`;

// four and four rather than six and two
const rows = css`
  ${media.phone} {
    max-width: ${space(50)};
  }
`;

interface Props {
  defaultValue: ClassColor;
  /** Different for each of several colour fields in one form. */
  name?: string;
  onChoose?: (color: ClassColor) => void;
}

/** One of the eight class colours. */
export const ColorField = ({ defaultValue, name: field = 'color', onChoose }: Props) => (
  <fieldset css={{ margin: 0, padding: 0, border: 0 }}>
    <legend css={{ padding: 0, marginBottom: space(1.5), fontWeight: 500 }}>{t('form.color')}</legend>
    <Row css={rows}>
      {classColors.map((name) => (
        <label key={name} title={t(`color.${name}`)} css={[swatch, { background: tone(name).dot }]}>
          <input
            type="radio"
            name={field}
            value={name}
            defaultChecked={name === defaultValue}
            onChange={() => onChoose?.(name)}
          />
          <Check size={18} aria-hidden />
          <VisuallyHidden>{t(`color.${name}`)}</VisuallyHidden>
        </label>
      ))}
    </Row>
  </fieldset>
);
