import { css } from '@emotion/react';
import { color, fontSize, radius, space } from '@hub/ui';
import { t } from '../../../messages.ts';

const panel = css`
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

/** All accepted formats, by the names shown to students. */
export const acceptedFormats = 'PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, JPEG, PNG, GIF, WEBP';
const textFormats = 'PDF, DOCX, PPTX, CSV, XLS, XLSX, TXT';

/** Texts of the panel by kind of upload (decision Q113). */
const help = {
  syllabus: [textFormats, t('upload.imagesToo')],
  general: [acceptedFormats, t('upload.convertFirst')],
} as const;

export const SupportedFormats = ({ for: kind }: { for: keyof typeof help }) => {
  const [formats, remark] = help[kind];
  return (
    <section css={panel} aria-label={t('upload.formats')}>
      <p css={{ fontWeight: 600 }}>{t('upload.formats')}</p>
      <p>{formats}</p>
      <p>{remark}</p>
    </section>
  );
};
