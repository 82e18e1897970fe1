import { useTranslation } from 'react-i18next';
import type { BiasTest } from '#domain/tests/test.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { viewerPath } from '#web/routing/application-path.ts';

/** The document version of a test, as a link while the document exists. */
export const TestedDocument = ({ test: { document, has_document } }: { test: BiasTest }) => {
  const { t } = useTranslation();
  const { id, name, version } = document;
  const text = `${name}, ${t('testing.status.version', { number: version })}`;
  return has_document ? (
    <RouterLink to={`${viewerPath(id)}?version=${version}`}>{text}</RouterLink>
  ) : (
    `${text} (${t('testing.status.fileDeleted')})`
  );
};
