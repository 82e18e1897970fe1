/** Rules for contract dates. Lists use them too, so this module imports no form code. */
import { addDays, isDay } from '#domain/day.ts';
import type { Broken } from '#domain/field-error.ts';
import type { VendorSaid } from './rules.ts';

type Contract = Pick<VendorSaid, 'contract_begin' | 'contract_end'> & { notice_days: string | null };

/** Without a notice period, only the contract end matters. */
const lastDayOfNotice = ({ contract_end: end, notice_days: notice }: Contract) =>
  isDay(end) && notice !== null && notice !== '0' ? addDays(end, -Number(notice)) : undefined;

/** Whether the notice would be due before the contract begins. */
const isNoticeTooLong = (contract: Contract) => {
  const [begin, day] = [contract.contract_begin, lastDayOfNotice(contract)];
  return day !== undefined && isDay(begin) && day < begin;
};

/** Last day for notice, if there is one. */
export const noticeDay = (contract: Contract) => (isNoticeTooLong(contract) ? undefined : lastDayOfNotice(contract));

/** Checks across fields. */
export const contractProblem = (
  contract: Contract,
): Partial<Record<'contract_end' | 'notice_days', Broken>> | undefined => {
  const { contract_begin: begin, contract_end: end } = contract;
  if (isDay(begin) && isDay(end) && end <= begin)
    return { contract_end: { code: 'day_too_early', params: { day: addDays(begin, 1) } } };
  return isNoticeTooLong(contract) ? { notice_days: { code: 'notice_too_long', params: {} } } : undefined;
};
