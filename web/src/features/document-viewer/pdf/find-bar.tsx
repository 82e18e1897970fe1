import Button from '@cloudscape-design/components/button';
import Input, { type InputProps } from '@cloudscape-design/components/input';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Found } from './use-pdf.ts';

type FindBarProps = {
  found: Found | undefined;
  onFind: (words: string, direction: 'first' | 'next' | 'previous') => void;
  onClose: () => void;
};

/** Searches the document as the user types, and moves between matches. */
export const FindBar = ({ found, onFind, onClose }: FindBarProps) => {
  const { t } = useTranslation();
  const field = useRef<InputProps.Ref>(null);
  const [words, setWords] = useState('');
  useEffect(() => field.current?.focus(), []);
  const text = () => {
    if (words === '' || !found) return '';
    if (found.total === 0) return found.isOver ? t('viewer.notFound') : t('viewer.looking');
    return t('viewer.foundOf', { current: found.current, total: found.total });
  };
  return (
    <search className="viewer-tools">
      <div className="viewer-find">
        <Input
          ref={field}
          type="search"
          value={words}
          ariaLabel={t('viewer.findWords')}
          placeholder={t('viewer.findWords')}
          onChange={({ detail }) => {
            setWords(detail.value);
            onFind(detail.value, 'first');
          }}
          onKeyDown={({ detail }) => {
            if (detail.key === 'Enter' && words !== '') onFind(words, detail.shiftKey ? 'previous' : 'next');
            if (detail.key === 'Escape') onClose();
          }}
        />
      </div>
      <Button
        variant="icon"
        iconName="angle-up"
        ariaLabel={t('viewer.findPrevious')}
        disabled={!found?.total}
        onClick={() => onFind(words, 'previous')}
      />
      <Button
        variant="icon"
        iconName="angle-down"
        ariaLabel={t('viewer.findNext')}
        disabled={!found?.total}
        onClick={() => onFind(words, 'next')}
      />
      <span role="status">{text()}</span>
      <span className="viewer-gap" />
      <Button variant="icon" iconName="close" ariaLabel={t('viewer.endFind')} onClick={onClose} />
    </search>
  );
};
