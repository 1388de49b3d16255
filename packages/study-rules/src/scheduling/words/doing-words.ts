/** A request that begins with one of these is something for the student to do: a task. */
export const doingWord =
  /^(?:submit|read|reread|write|buy|email|print|prepare|prep|revise|review|watch|pay|send|study|practice|register|renew|return|upload|pick|call|text|clean|wash|sign|apply|grab|memorize|outline|draft|proofread|annotate|summarize|lernen|leer|estudiar|comprar|lire|acheter|reviser|work|do|get|meet|visit|research|hand)$/u;
