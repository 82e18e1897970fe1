import { useSearchParams } from 'react-router-dom';
import type { Imported } from '#domain/import/columns.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { NewImport } from './new-import.tsx';

/** Import page; with `?batch`, the progress and result of an import. */
const ImportPage = ({ what }: { what: Imported }) => {
  const [params] = useSearchParams();
  const batch = params.get('batch');
  return batch ? <ImportOutcome key={batch} what={what} id={batch} /> : <NewImport key={what} what={what} />;
};

export const ImportApplications = () => <ImportPage what="applications" />;
export const ImportVendors = () => <ImportPage what="vendors" />;
