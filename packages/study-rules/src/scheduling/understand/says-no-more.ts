import { type Clause, says } from './clause.ts';

const longestRemark = 20;
const noMore =
  /\b(?:so no|no more|(?:dont|do not) need [\w ]{1,60} any ?more|no longer (?:a|any)|also kein\w*|kein\w* [\w ]{1,40} mehr|ya no hay|entonces no hay|plus de|donc pas de)\b/u;

/** "mike bailed so no cram session": perhaps it is to be deleted. */
export const saysNoMore = (clause: Clause) =>
  clause.tokens.length <= longestRemark &&
  clause.whens.length === 0 &&
  !says(clause, 'ask') &&
  noMore.test(clause.tokens.map(({ word }) => word).join(' '));
