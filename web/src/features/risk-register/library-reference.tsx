import Link from '@cloudscape-design/components/link';
import { useTranslation } from 'react-i18next';
import { libraryRisk } from '#domain/register/libraries/index.ts';
import { useWords } from '#web/components/use-words.ts';

/** The risk of a published list from which an own risk started. */
const LibraryReference = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const found = libraryRisk(id);
  if (!found) return id;
  const { library, risk } = found;
  return (
    <>
      <div>{[risk.code, inWords(risk.title)].filter(Boolean).join(' ')}</div>
      <Link href={library.url} external rel="noopener noreferrer" externalIconAriaLabel={t('actions.opensInNewTab')}>
        {library.name}
      </Link>
      <div>
        <small>{`${library.publisher}, ${inWords(library.license)}`}</small>
      </div>
    </>
  );
};

export default LibraryReference;
