import { useParams } from 'react-router-dom';
import { ControlLoaded } from './control-loaded.tsx';
import { ControlView } from './control-view.tsx';

export const ControlTab = () => {
  const { controlKey = '' } = useParams();
  return <ControlLoaded control={controlKey}>{(one) => <ControlView one={one} />}</ControlLoaded>;
};
