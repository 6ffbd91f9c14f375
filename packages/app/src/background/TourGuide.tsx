import {
  autoPilotDelay,
  initialTour,
  tourHighlights,
  tourOverlay,
  tourSteps,
  tourTransition,
} from '@saywright/domain/tour';
import { TourOverlay } from '@saywright/ui/TourOverlay';
import { useEffect, useEffectEvent, useReducer, type ReactElement } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAuth } from '../providers/auth.ts';
import { tourStage } from '../services/tour.ts';

/** The active guided tour: overlay, auto-pilot, highlights and navigation. */
export default function TourGuide(): ReactElement | null {
  const { status } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(tourTransition, initialTour);
  const isSignedIn = status === 'signed-in';

  useEffect(() => {
    dispatch({ kind: isSignedIn ? 'signed-in' : 'signed-out' });
  }, [isSignedIn]);
  useEffect(() => dispatch({ kind: 'start', isAutoPilot: true }), []);
  // Once per destination: anyone who navigates elsewhere is not pulled back. The sign-in page, which redirects, is
  // replaced in the history.
  const follow = useEffectEvent((destination: string) => {
    if (destination === pathname) dispatch({ kind: 'visited', path: pathname });
    else void navigate(destination, { replace: pathname === '/auth' });
  });
  useEffect(() => {
    if (state.destination !== undefined) follow(state.destination);
  }, [state.destination]);
  // Manual navigation counts, too.
  useEffect(() => dispatch({ kind: 'visited', path: pathname }), [pathname]);

  const delay = autoPilotDelay(state);
  const { step } = state;
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ kind: 'elapsed', step }), delay);
    return () => clearTimeout(timer);
  }, [delay, step]);

  useEffect(() => {
    tourStage.send({ kind: 'highlight', names: tourHighlights(state) });
  }, [state]);
  const hasStarted = state !== initialTour;
  useEffect(() => {
    if (hasStarted && !state.isActive) tourStage.send({ kind: 'off' });
  }, [hasStarted, state.isActive]);

  const overlay = tourOverlay(state);
  if (!overlay) return null;
  const { channel, title, description } = overlay.step;
  return (
    <TourOverlay
      channel={channel}
      title={title}
      description={description}
      step={state.step + 1}
      total={tourSteps.length}
      playing={overlay.playLabel === 'Pause'}
      canPlay={overlay.canPlay}
      notice={
        overlay.notice && (
          <Link to="/auth" state={{ from: overlay.step.route }}>
            {overlay.notice}
          </Link>
        )
      }
      onPrevious={() => dispatch({ kind: 'previous' })}
      onNext={() => dispatch({ kind: 'next' })}
      onTogglePlay={() => dispatch({ kind: overlay.playLabel === 'Pause' ? 'pause' : 'play' })}
      onStop={() => dispatch({ kind: 'stop' })}
    />
  );
}
