// up to the first incomplete escape
const answer = /"answer"\s*:\s*("[^"\\]*(?:\\(?:["\\/bfnrt]|u[\da-f]{4})[^"\\]*)*)/iu;

/** The field `answer` so far, in a JSON object that is still being written; '' until it has begun. */
export const answerSoFar = (json: string): string => {
  const [, begun] = answer.exec(json) ?? [];
  if (begun === undefined) return '';
  try {
    return String(JSON.parse(`${begun}"`));
  } catch {
    return '';
  }
};
