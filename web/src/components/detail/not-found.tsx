import Alert from '@cloudscape-design/components/alert';
import { AlertTitle } from '#web/components/page/alerts.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';

type MissingProps = { title: string; text: string; list: string; toList: string };

/** Replaces an entity that does not exist or is out of the user's access scope, with a link to its list. */
export const NotFound = ({ title, text, list, toList }: MissingProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <Alert
      type="warning"
      header={<AlertTitle>{title}</AlertTitle>}
      action={<RouterLink to={list}>{toList}</RouterLink>}
    >
      {text}
    </Alert>
  </>
);
