import { waitingPlans, type DiscourseContext } from './context.ts';

const complaint =
  /^(?:(?:no|nope|oh|sorry|wait|stop|hey)[\s,.!]+)*(?:(?:that|this|it)(?:['’]?s| is| was|['’]?s all| is all)|(?:this|that|the) (?:plan|one) is) (?:(?:all|completely|totally|just|very) )?(?:wrong|incorrect|false|bad|not (?:right|correct|good|true|ok|okay|it|what i (?:want|wanted|mean|meant|asked|asked for|said))|a mistake)[\s,.!:;–-]+(?:(?:instead|i (?:said|want|wanted|mean|meant)(?: you to)?|please)[\s,:]+)*(?<rest>\S[\s\S]*)$/iu;
/** What only says what was wrong. */
const reason = /^(?:because|cause|since|as|for|with|in|on|at|and|or|again|now|there|here|too)\b/iu;

/** What follows a complaint: "add a worker called Bob" in "no, that's wrong, add a worker called Bob". */
export function afterComplaint(instruction: string): string | undefined {
  const rest = complaint.exec(instruction.trim())?.groups?.['rest'];
  return rest === undefined || reason.test(rest) ? undefined : rest;
}

/** The plan that a complaint is about: the one of the last turn, while it waits. */
export function complainedAbout(context: DiscourseContext): string | undefined {
  const [waiting] = waitingPlans(context);
  return waiting?.turn === context.turn ? waiting.operationId : undefined;
}
