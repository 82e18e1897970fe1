/** Upcoming dates of a vendor: contract end, notice and certificates. */
import { isDay } from '#domain/day.ts';
import { noticeDay } from './contract.ts';
import type { VendorSaid } from './rules.ts';
import type { VendorDateKind } from './words.ts';

export type VendorDate = {
  what: VendorDateKind;
  /** Name of a certificate without its own field. */
  name: string;
  on: string;
};

export type Dated = Pick<
  VendorSaid,
  | 'contract_begin'
  | 'contract_end'
  | 'notice_days'
  | 'iso_27001_until'
  | 'soc_2_until'
  | 'iso_42001_until'
  | 'other_certificates'
>;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Parses a text such as `PCI DSS 2027-03-31`. */
export const datedCertificate = (text: string): VendorDate => ({
  what: 'other',
  name: text.slice(0, -DAY_LENGTH).trim(),
  on: text.slice(-DAY_LENGTH),
});

/** In order of date. */
export const datesOf = (vendor: Dated): VendorDate[] => {
  const of = (what: VendorDateKind, on: string): VendorDate => ({ what, name: '', on });
  return [
    of('notice', noticeDay(vendor) ?? ''),
    of('contract', vendor.contract_end),
    of('iso_27001', vendor.iso_27001_until),
    of('soc_2', vendor.soc_2_until),
    of('iso_42001', vendor.iso_42001_until),
    ...vendor.other_certificates.map(datedCertificate),
  ]
    .filter(({ on }) => isDay(on))
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
};

/** Days in advance at which owners are notified. */
export const VENDOR_WARNINGS = [7, 30, 90] as const;
