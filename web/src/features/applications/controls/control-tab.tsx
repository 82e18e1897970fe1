import { useParams } from 'react-router-dom';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useWords } from '#web/components/use-words.ts';
import { ControlLoaded } from './control-loaded.tsx';
import { ControlView } from './control-view.tsx';

export const ControlTab = () => {
  const { controlKey = '' } = useParams();
  const words = useWords();
  return (
    <ControlLoaded control={controlKey}>
      {(one) => (
        <>
          <PageTitle>{words(one.title)}</PageTitle>
          <ControlView one={one} />
        </>
      )}
    </ControlLoaded>
  );
};
