import { uploadTypes } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { acceptAttachment } from './attachment.ts';

const files = Object.entries(uploadTypes).flatMap(([extension, types]) =>
  types.map((mimeType) => ({ name: `notes.${extension}`, mimeType })),
);

describe('an attachment of a chat message', () => {
  it.each(files)('may be $name as $mimeType', { tags: ['S5.24'] }, (file) => {
    expect(() => acceptAttachment(file)).not.toThrow();
  });

  it.each([
    { name: 'run.exe', mimeType: 'application/octet-stream' },
    { name: 'page.html', mimeType: 'text/html' },
    { name: 'notes.pdf', mimeType: 'text/html' },
    { name: 'notes', mimeType: 'text/plain' },
  ])('may not be $name as $mimeType', { tags: ['S5.25'] }, (file) => {
    expect(() => acceptAttachment(file)).toThrow(
      'File type not supported: Please upload PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, or image files only.',
    );
  });
});
