import { Button, TourOverlay } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(false);
  const stop = () => setStep(0);
  if (step === 0) return <Button onClick={() => setStep(1)}>Start the tour</Button>;
  return (
    <TourOverlay
      channel="Tour"
      title="Your dashboard"
      description="Every change you approve appears here with its receipt."
      step={step}
      total={2}
      playing={playing}
      onPrevious={() => setStep(step - 1)}
      onNext={() => setStep((step + 1) % 3)}
      onTogglePlay={() => setPlaying(!playing)}
      onStop={stop}
    />
  );
}
