import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { documentsPath } from '#web/routing/subject-path.ts';
import { useUploads } from './uploads.ts';

/** Shows users on other pages that an upload is in progress, with a link back to the documents. */
const UploadsElsewhere = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const sent = useUploads().find(({ state }) => state === 'queued' || state === 'sending');
  const documents = sent && documentsPath(sent.subject);
  const isElsewhere = documents !== undefined && pathname !== documents;
  useEffect(() => {
    if (!isElsewhere) return;
    const shown = snackbar.show({
      type: 'warning',
      message: t('layout.uploadInProgress'),
      isLasting: true,
      link: { onClick: () => navigate(documents) },
    });
    return () => snackbar.close(shown);
  }, [isElsewhere, documents, t, navigate]);
  return null;
};

export default UploadsElsewhere;
