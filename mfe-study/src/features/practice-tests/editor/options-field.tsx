import { Button, IconButton, Input, Row, Stack, color, fontSize, space } from '@hub/ui';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../messages.ts';
import { fieldLegend, muted, plainFieldset, radioStyle } from '../../../shared/styles.ts';
import { fewestOptions, mostOptions, withBlank, without, withText, type Options } from './edited-options.ts';

interface Props {
  options: Options;
  error: string | undefined;
  onChange: (options: Options) => void;
}

/** Each option with its text, and a radio button for the right one. */
export const OptionsField = ({ options, error, onChange }: Props) => {
  const { texts, right } = options;
  const name = useId();
  return (
    <fieldset css={plainFieldset} aria-describedby={`${name}-hint`}>
      <legend css={fieldLegend}>{t('tests.editor.options')}</legend>
      <Stack gap={2} css={{ marginTop: space(2) }}>
        <p id={`${name}-hint`} css={muted}>
          {t('tests.editor.optionsHint')}
        </p>
        {texts.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option has no id, only its position
          <Row key={index} wrap={false}>
            <input
              type="radio"
              name={`${name}-right`}
              aria-label={t('tests.editor.optionIsRight', { n: index + 1 })}
              checked={index === right}
              onChange={() => onChange({ ...options, right: index })}
              css={radioStyle}
            />
            <Input
              aria-label={t('tests.editor.option', { n: index + 1 })}
              value={text}
              autoComplete="off"
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => onChange(withText(options, index, currentTarget.value))}
            />
            <IconButton
              label={t('tests.editor.removeOption', { n: index + 1 })}
              disabled={texts.length <= fewestOptions}
              onClick={() => onChange(without(options, index))}
            >
              <X aria-hidden />
            </IconButton>
          </Row>
        ))}
        {error && <p css={{ color: color.dangerText, fontSize: fontSize.xs }}>{error}</p>}
        <Row>
          <Button
            variant="secondary"
            size="sm"
            disabled={texts.length >= mostOptions}
            onClick={() => onChange(withBlank(options))}
          >
            <Plus aria-hidden /> {t('tests.editor.addOption')}
          </Button>
        </Row>
      </Stack>
    </fieldset>
  );
};
