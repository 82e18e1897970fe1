import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import type { WordDocument } from '#domain/reading/word-document.ts';
import type { FileAddress } from '../fetch-file.ts';
import { FileFailed, Opening } from '../messages.tsx';
import { useReading } from '../use-reading.ts';
import { Blocks } from './word-blocks.tsx';
import './word.css';

type WordViewProps = { name: string; address: FileAddress; size: number; onRetry: () => void };

const WordView = ({ name, address, size, onRetry }: WordViewProps) => {
  const { t } = useTranslation();
  const { data, error, loaded } = useReading<WordDocument>(
    address,
    async (reading, file) => (await reading.ask({ kind: 'word', file })).document,
  );
  if (error !== undefined) return <FileFailed error={error} onRetry={onRetry} />;
  if (!data) return <Opening loaded={loaded} size={size} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="viewer-content word-scroll" aria-label={name} tabIndex={0}>
      <p className="word-note">{t('viewer.textAlone')}</p>
      {data.blocks.length === 0 && <p className="viewer-message">{t('viewer.empty')}</p>}
      <article className="word">
        <Blocks blocks={data.blocks} />
      </article>
      {data.isCut && <Alert type="warning">{t('viewer.cutWord')}</Alert>}
    </section>
  );
};

export default WordView;
