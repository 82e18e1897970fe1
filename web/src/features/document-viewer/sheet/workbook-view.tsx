import Alert from '@cloudscape-design/components/alert';
import Tabs from '@cloudscape-design/components/tabs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFormat } from '#domain/documents/words.ts';
import type { Sheet } from '#domain/reading/sheet.ts';
import type { Workbook } from '#domain/reading/xlsx.ts';
import type { FileAddress } from '../fetch-file.ts';
import { FileFailed, Opening } from '../messages.tsx';
import type { Reading } from '../reading.ts';
import { useReading } from '../use-reading.ts';
import { SheetView } from './sheet-view.tsx';

type Open = { sheets: Workbook['sheets']; reading: Reading };
type Shown = { number: number; sheet?: Sheet; error?: unknown };

/** Reads a sheet when its tab is first opened. */
const useSheet = ({ sheets, reading }: Open) => {
  const [shown, setShown] = useState<Shown>({
    number: Math.max(
      0,
      sheets.findIndex(({ isHidden }) => !isHidden),
    ),
  });
  const { number } = shown;
  useEffect(() => {
    let isLeft = false;
    const show = (what: Omit<Shown, 'number'>) => {
      if (!isLeft) setShown({ number, ...what });
    };
    reading.ask({ kind: 'sheet', number }).then(
      ({ sheet }) => show({ sheet }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [reading, number]);
  return { ...shown, toSheet: (next: number) => setShown({ number: next }) };
};

const OpenWorkbook = ({ open, size, onRetry }: { open: Open; size: number; onRetry: () => void }) => {
  const { t } = useTranslation();
  const { number, sheet, error, toSheet } = useSheet(open);
  const { sheets } = open;
  return (
    <section className="viewer-content" aria-label={sheets[number]?.name ?? ''}>
      {sheets.length > 1 && (
        <Tabs
          ariaLabel={t('viewer.sheets')}
          activeTabId={String(number)}
          disableContentPaddings
          tabs={sheets.map(({ name, isHidden }, at) => ({
            id: String(at),
            label: isHidden ? t('viewer.hidden', { name }) : name,
          }))}
          onChange={({ detail }) => toSheet(Number(detail.activeTabId))}
        />
      )}
      {sheet?.isCut && <Alert type="warning">{t('viewer.cutSheet', { rows: sheet.rows })}</Alert>}
      {sheet && sheet.rows > 0 && <SheetView key={number} sheet={sheet} />}
      {sheet?.rows === 0 && <p className="viewer-message">{t('viewer.empty')}</p>}
      {error !== undefined && <FileFailed error={error} onRetry={onRetry} />}
      {!sheet && error === undefined && <Opening loaded={size} size={size} />}
    </section>
  );
};

type WorkbookViewProps = {
  format: TableFormat;
  name: string;
  address: FileAddress;
  size: number;
  onRetry: () => void;
};

/** A spreadsheet with a tab per sheet, or a CSV file as a single sheet. */
const WorkbookView = ({ format, name, address, size, onRetry }: WorkbookViewProps) => {
  const { data, error, loaded } = useReading<Open>(address, async (reading, file) => {
    const { sheets } = await reading.ask({ kind: 'workbook', format, file, name });
    return { sheets, reading };
  });
  if (error !== undefined) return <FileFailed error={error} onRetry={onRetry} />;
  if (!data) return <Opening loaded={loaded} size={size} />;
  return <OpenWorkbook open={data} size={size} onRetry={onRetry} />;
};

export default WorkbookView;
