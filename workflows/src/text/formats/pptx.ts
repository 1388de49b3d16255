import type { OfficeContentNode } from 'officeparser';
import type { Block, Page } from '@hub/contracts';
import { blockOf, openOffice } from './office.ts';

const childrenOf = (node: OfficeContentNode) => node.children ?? [];

/** A notes page also contains the slide's number. */
const isSpoken = (block: Block) => block.kind === 'table' || !/^\d+$/.test(block.text);

/** The first words of a slide are its title. */
const pageOf = (slide: OfficeContentNode): Page => {
  const [first, ...rest] = childrenOf(slide).flatMap(blockOf);
  const notes = (slide.notes ?? []).flatMap(childrenOf).flatMap(blockOf).filter(isSpoken);
  const title = first?.kind === 'paragraph' ? { ...first, kind: 'heading' as const } : first;
  return { blocks: [...(title ? [title] : []), ...rest, ...notes] };
};

/** One page per slide, with the speaker's notes. */
export const readPptx = async (data: Uint8Array): Promise<Page[]> => {
  const content = await openOffice(data, 'pptx');
  return content.filter(({ type }) => type === 'slide').map(pageOf);
};
