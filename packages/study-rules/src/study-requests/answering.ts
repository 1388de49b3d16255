import type { DocumentOutline } from '../outline/outline.ts';
import type { ChatQuestion } from '../requests.ts';
import type { StudyRequest } from './study-request.ts';

/** What a reply to a request is made from. */
export interface Answering {
  readonly message: string;
  readonly request: StudyRequest;
  readonly documents: readonly DocumentOutline[];
  readonly question: ChatQuestion;
}
