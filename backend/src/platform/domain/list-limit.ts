import { Rejection } from './rejection.ts';

/**
 * Longest list that a call returns (decision Q163). Request one row more from the store and pass the rows through
 * {@link withinListLimit}.
 */
export const listLimit = 5000;

/** @throws Rejection `list_too_long` */
export const withinListLimit = <Row>(rows: Row[]): Row[] => {
  if (rows.length > listLimit) throw new Rejection('list_too_long');
  return rows;
};
