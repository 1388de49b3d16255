import { css } from '@emotion/react';
import { color, media, radius, space, sizes, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../student-messages.ts';
import { chooseTheme, chosenTheme, themes } from '../../theme.ts';
import { SettingsCard } from './settings-card.tsx';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-width: 0;
  padding: 0;
  border: 0;
`;
const choice = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${sizes.control};
  padding: 0 ${space(4)} 0 ${space(3)};
  border: ${stroke.thin} solid ${color.control};
  border-radius: ${radius.control};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.accentText};
    background: ${color.accentSoft};
  }
  & input {
    accent-color: ${color.accent};
  }
  ${media.mobile} {
    min-height: ${sizes.touch};
  }
`;

/** Light, dark or the system's theme; stored on this device. */
export const ThemeCard = () => {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <SettingsCard title={t('settings.theme.title')}>
      <fieldset css={row}>
        <legend css={{ padding: 0, marginBottom: space(2), fontWeight: 500 }}>{t('settings.theme.legend')}</legend>
        {themes.map((each) => (
          <label key={each} css={choice}>
            <input
              type="radio"
              name="theme"
              checked={each === theme}
              onChange={() => {
                chooseTheme(each);
                setTheme(each);
              }}
            />
            {t(`settings.theme.${each}`)}
          </label>
        ))}
      </fieldset>
    </SettingsCard>
  );
};
