import { useTranslation } from 'react-i18next';

/** The main layout while its page loads. Its texts about applications are visible only on that page. */
export const MainShell = ({ title, description }: { title: string; description: string }) => {
  const { t } = useTranslation();
  return (
    <div className="main-shell" aria-busy="true">
      <header className="main-header">
        <span className="main-header-brand">
          <img src="/plumbline.svg" alt="" width="20" height="24" />
          <span>Plumbline</span>
        </span>
      </header>
      <div className="main-shell-side" />
      <main className="main-shell-page">
        <div className="page">
          <h1 className="shape-words">{title}</h1>
          <p className="shape-words">{description}</p>
          <div className="main-shell-box" />
        </div>
        <p className="main-shell-status" role="status">
          {t('entry.authenticating')}
        </p>
      </main>
    </div>
  );
};
