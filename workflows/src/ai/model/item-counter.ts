/**
 * Counts the whole items of the list in a JSON object that is still being written, such as `{"cards":[{…},{…`. Each
 * character is read once; a text that does not continue the last one is read from its beginning.
 */
export const itemCounter = (): ((json: string) => number) => {
  let read = '';
  let depth = 0;
  let count = 0;
  let isText = false;
  let isEscaped = false;

  const restart = () => {
    [read, depth, count, isText, isEscaped] = ['', 0, 0, false, false];
  };
  const step = (char: string) => {
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (char === '\\') isEscaped = true;
      else if (char === '"') isText = false;
    } else if (char === '"') isText = depth > 0;
    else if (char === '{' || char === '[') depth += 1;
    else if ((char === '}' || char === ']') && depth > 0) {
      depth -= 1;
      // the object, its list, and the item that has just ended
      if (char === '}' && depth === 2) count += 1;
    }
  };

  return (json) => {
    if (!json.startsWith(read)) restart();
    for (const char of json.slice(read.length)) step(char);
    read = json;
    return count;
  };
};
