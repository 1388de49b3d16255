import { Rejection } from './decider.ts';

/** Longest list that a call answers (decision Q163). Ask the store for one more and pass the rows through {@link withinListLimit}. */
export const listLimit = 5000;

/** @throws Rejection `list_too_long` */
export const withinListLimit = <Row>(rows: Row[]): Row[] => {
  if (rows.length > listLimit) throw new Rejection('list_too_long');
  return rows;
};
