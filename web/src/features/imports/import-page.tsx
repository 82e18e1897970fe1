import { useSearchParams } from 'react-router-dom';
import type { Imported } from '#domain/import/columns.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { NewImport } from './new-import.tsx';

/** A file that is to be imported; or, with `?batch`, what has become of one that was. */
const ImportPage = ({ what }: { what: Imported }) => {
  const [params] = useSearchParams();
  const batch = params.get('batch');
  return batch ? <ImportOutcome key={batch} what={what} id={batch} /> : <NewImport key={what} what={what} />;
};

export const ImportApplications = () => <ImportPage what="applications" />;
export const ImportVendors = () => <ImportPage what="vendors" />;
