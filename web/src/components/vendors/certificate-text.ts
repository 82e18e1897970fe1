import { isDay } from '#domain/day.ts';
import { datedCertificate } from '#domain/vendors/dates.ts';
import { formatDate } from '#web/components/moment.tsx';

/** Formats a free-text certificate such as `PCI DSS 2027-03-31` with a localized date. */
export const certificateText = (certificate: string, language: string) => {
  const { name, on } = datedCertificate(certificate);
  return isDay(on) ? `${name}, ${formatDate(on, language)}` : certificate;
};
