import HelpPanel from '@cloudscape-design/components/help-panel';
import { useTranslation } from 'react-i18next';
import type { HelpTopic } from './topics.ts';

const PARTS = ['what', 'todo'] as const;

/** `term: meaning` */
const Term = ({ line }: { line: string }) => {
  const [term, ...meaning] = line.split(': ');
  return (
    <p>
      <strong>{term}</strong>: {meaning.join(': ')}
    </p>
  );
};

const PageHelp = ({ topic }: { topic: HelpTopic }) => {
  const { t } = useTranslation();
  return (
    <HelpPanel header={<h2>{t(`help.topics.${topic}.title`)}</h2>}>
      {PARTS.map((part) => (
        <div key={part}>
          <h3>{t(`help.${part}`)}</h3>
          <p>{t(`help.topics.${topic}.${part}`)}</p>
        </div>
      ))}
      <h3>{t('help.terms')}</h3>
      {t(`help.topics.${topic}.terms`)
        .split('\n')
        .map((line) => (
          <Term key={line} line={line} />
        ))}
    </HelpPanel>
  );
};

export default PageHelp;
