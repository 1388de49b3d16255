import { answerQuestion } from '../../index.ts';
import { questionOf } from './judge-answers.ts';
import type { KnownDocument } from './known-documents.ts';

/** Every open request with its reply and what a good one has, for a person to judge. */
export const openReplies = async (documents: readonly KnownDocument[]): Promise<string> => {
  const replies: string[] = [];
  for (const document of documents) {
    for (const { ask, good } of document.open) {
      const { response } = await answerQuestion(questionOf(document, ask));
      replies.push(`## ${document.name}: ${ask}\n\nGood: ${good}\n\n${response}`);
    }
  }
  return replies.join('\n\n');
};
