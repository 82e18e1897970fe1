import Button from '@cloudscape-design/components/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileAddress } from '../fetch-file.ts';
import { FileFailed } from '../messages.tsx';
import { FindBar } from './find-bar.tsx';
import { usePdf } from './use-pdf.ts';
import './pdf.css';

type PdfViewProps = { name: string; address: FileAddress; size: number; onRetry: () => void };

const PdfView = ({ name, address, size, onRetry }: PdfViewProps) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [isFinding, setFinding] = useState(false);
  const { error, pages, page, zoom, found, act } = usePdf(box, { address, size });
  if (error !== undefined) return <FileFailed error={error} onRetry={onRetry} />;
  return (
    <section className="viewer-content" aria-label={name}>
      <div className="viewer-tools" role="toolbar" aria-label={t('viewer.tools')}>
        <Button
          variant="icon"
          iconName="angle-up"
          ariaLabel={t('viewer.previousPage')}
          disabled={page <= 1}
          onClick={() => act.toPage(page - 1)}
        />
        <span role="status">{pages > 0 ? t('viewer.pageOf', { page, pages }) : t('viewer.opening')}</span>
        <Button
          variant="icon"
          iconName="angle-down"
          ariaLabel={t('viewer.nextPage')}
          disabled={page >= pages}
          onClick={() => act.toPage(page + 1)}
        />
        <span className="viewer-gap" />
        <Button variant="icon" iconName="zoom-out" ariaLabel={t('viewer.zoomOut')} onClick={() => act.zoom('out')} />
        <Button variant="inline-link" ariaLabel={t('viewer.fitWidth', { zoom })} onClick={() => act.zoom('width')}>
          {`${zoom}%`}
        </Button>
        <Button variant="icon" iconName="zoom-in" ariaLabel={t('viewer.zoomIn')} onClick={() => act.zoom('in')} />
        <Button
          variant="icon"
          iconName="search"
          ariaLabel={t('viewer.find')}
          ariaExpanded={isFinding}
          onClick={() => setFinding(!isFinding)}
        />
      </div>
      {isFinding && (
        <FindBar
          found={found}
          onFind={act.find}
          onClose={() => {
            act.endFind();
            setFinding(false);
          }}
        />
      )}
      <section className="pdf-place" aria-label={t('viewer.pages')}>
        <div ref={box} className="pdf-scroll">
          <div className="pdfViewer" />
        </div>
      </section>
    </section>
  );
};

export default PdfView;
