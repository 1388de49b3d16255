import { extensionOf } from '@hub/contracts';
import { tone, type Tone } from '@hub/ui';
import { File, FileImage, FileSpreadsheet, FileText, Presentation, type LucideIcon } from 'lucide-react';

type Look = readonly [LucideIcon, Tone];

const text: Look = [FileText, 'blue'];
const sheet: Look = [FileSpreadsheet, 'green'];
const image: Look = [FileImage, 'purple'];

const looks = new Map<string, Look>([
  ['pdf', [FileText, 'red']],
  ['docx', text],
  ['txt', text],
  ['pptx', [Presentation, 'orange']],
  ...['xls', 'xlsx', 'csv'].map((extension) => [extension, sheet] as const),
  ...['jpeg', 'jpg', 'png', 'gif', 'webp'].map((extension) => [extension, image] as const),
]);

/** An icon by the type of a file. Decoration: the name is next to it. */
export const FileIcon = ({ name }: { name: string }) => {
  const [Icon, colored] = looks.get(extensionOf(name)) ?? ([File, 'grey'] as const);
  return <Icon size={24} css={{ flex: 'none', color: tone(colored).dot }} aria-hidden />;
};
