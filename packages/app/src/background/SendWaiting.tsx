import { toast } from '@saywright/ui/Toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useConversation } from '../conversation/useConversation.ts';
import { agentCopy } from '../copy/conversation.ts';

/** A conversation without a page: sends the outbox and links to the answers. */
export default function SendWaiting(): null {
  const { entries } = useConversation({ isMonitored: false });
  const navigate = useNavigate();
  const isWaiting = entries.some(({ kind }) => kind === 'waiting');
  const hasWaited = useRef(false);
  const announceSent = useEffectEvent(() => {
    toast({
      title: agentCopy.sent,
      tone: 'success',
      duration: null,
      action: { label: agentCopy.seeAnswers, onPress: () => void navigate('/agent') },
    });
  });
  useEffect(() => {
    if (isWaiting) hasWaited.current = true;
    else if (hasWaited.current) {
      hasWaited.current = false;
      announceSent();
    }
  }, [isWaiting]);
  return null;
}
