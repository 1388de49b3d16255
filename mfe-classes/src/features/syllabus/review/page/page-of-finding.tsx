import { extensionOf, type DocumentView, type FindingView } from '@hub/contracts';
import type { ReactNode } from 'react';
import { syllabusAddress } from '../../syllabus-address.ts';
import { PdfPage } from './pdf-page.tsx';
import { ScannedPage } from './scanned-page.tsx';
import { TextPage } from './text-page.tsx';

interface Props {
  finding: FindingView;
  syllabus: DocumentView;
}

/** The page of a finding with its line marked: as a picture where the file has one, else as text. */
export const PageOfFinding = ({ finding, syllabus }: Props): ReactNode => {
  if (extensionOf(syllabus.name) === 'pdf') return <PdfPage finding={finding} syllabus={syllabus} />;
  if (syllabus.mimeType.startsWith('image/')) {
    return <ScannedPage key={syllabus.id} address={syllabusAddress(syllabus)} finding={finding} name={syllabus.name} />;
  }
  return <TextPage finding={finding} syllabus={syllabus} />;
};
