import { css } from '@emotion/react';
import { color, fontSize, radius } from '@hub/ui';

const panel = css`
  padding: 12px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

/** What the panel says, by kind of upload (decision Q113). */
const help = {
  syllabus: ['PDF, DOCX, PPTX, CSV, XLS, XLSX, TXT', 'Images (JPEG, PNG, GIF, WEBP) are accepted too.'],
  general: [
    'PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, JPEG, PNG, GIF, WEBP',
    'Not accepted yet, convert first: HTML, ODT, RTF, EPUB, JSON',
  ],
} as const;

export const SupportedFormats = ({ for: kind }: { for: keyof typeof help }) => {
  const [formats, remark] = help[kind];
  return (
    <section css={panel} aria-label="Supported formats">
      <p css={{ fontWeight: 600 }}>Supported formats</p>
      <p>{formats}</p>
      <p>{remark}</p>
    </section>
  );
};
