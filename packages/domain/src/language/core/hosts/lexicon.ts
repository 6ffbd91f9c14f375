/**
 * Every cue with its meaning: one phrase has one meaning. Phrases are written without apostrophes. Names in capitals
 * are used by frames; `FREE` cues never need a frame, all others do.
 */
const cues = {
  // Verbs that a request starts with.
  SAVE: 'put on record|freeze|preserve|keep a record|keep a copy|make a copy of where|take a backup|put in the safe|tuck safely away|safeguard|make a note of|squirrel away|save|commit|store|record|keep safe|make a safe copy|make a safety copy|make a backup|back up|backup|checkpoint|make a checkpoint|make a save point|save point|take a snapshot|snapshot|keep track|keeping track|start keeping track|start to keep versions|start pls to keep versions|start to keep track|keep versions|start keeping versions|safe my|safe all|safe it|safe everything|safe this|safe what|saving|hang on to|lock in|secure|keep that version|keep this version|keep this state|keep it like this|keep that state|keep this as it is now',
  PUBLISH:
    'put it out|put out|put them out|out with|unveil|get out there|send live|send out|push out|bring out|set live|set free|let loose|make available|get it out|get this out|turn loose|put in the window|publish|deploy|release|launch|ship|go live|going live|goes live|make public|roll out|push live|get it live|republish|upload|be published|get published|gets published|be live|go out|goes out|go up|goes up|going up|put up|can go out|can go live|may go live|can be published|should go live|can go online|may be published|may go out|must be published|be made public|should be published',
  MAKE: 'make|create|give|open|start|set up|begin|build|generate|produce|add|prepare|setup|turn into|opened',
  PUT: 'put|push|stick|pop|place|set|get',
  TAKE: 'take|pull|carry|grab|taking',
  SWITCH:
    'take me over to|take me across to|bring me over to|hop over to|hop onto|jump over to|slip over to|go across to|carry on in|carry on on|pick up again on|resume work on|get back on|get onto|put me back on|put me onto|let me work on|let me into|open up the branch|crack on with|get on with|switch|change over|hop|jump|take me|bring me|put me|move me|switch me|get me|go there|lets work on|work on|keep working|keep workin|carry on working|continue working|go on working|keep going|continue with|continue on|carry on with|working on|go to|go over to|go onto|move over to|move to|check out|checkout|i am on|be on|lets go to|head over to|work in|workin on',
  GOBACK:
    'go back|get back|return|going back|back to|went back|change back|switch back|set back|back at|revert to|revert back to|reset to|go back to|jump back|flip back|put back to|put it back to|step back|rewind|turn back|revert back|reinstate|show again|up again',
  MERGE:
    'mix|mix in|fuse|marry|pour into|roll into|slot in|become part of|be part of|be made part of|make part of|put back into|bring in|pull in|pull into|take in|let into|work into|merge|combine|join|bring over|take over|carry over|merge in|fold|incorporate|integrate|blend|put together|bring together|transfer|take across|bring across|unite|joining together|joining|merging|combining|joined|merge together|join together|be merged|merged|be incorporated|be integrated|be combined|be brought into|incorporated',
  DELETE:
    'can be removed|may be scrapped|should go|must go|has to go|needs to go|can be binned|can be scrapped|scrap it|sling|sling out|junk|zap|nuke|obliterate|ditch it|no longer want|tidy away|clear away|delete|remove|get rid of|drop|erase|throw out|kill|take away|can go|can go away|go away|trash|bin|chuck|chuck out|unset|take out|clear out|clean up|disconnect|detach|unhook|unlink|be gone|be removed|be deleted|get removed|rid of|away with|do away with|clear|wipe|wipe out|purge|be dispensed with|may be deleted|can be deleted|can be removed|may be removed|may go|is to be deleted|be dropped|take it off',
  RENAME:
    'rechristen|re-label|relabel|retitle|rebrand|misnamed|has the wrong name|needs another name|wants another name|rename|change the name of|change the name|give a new name|give a better name|change name|change its name|give another name|be renamed|give a different name|renamed',
  NAMED:
    'call it|call them|called|named|name it|call that|call this|titled|title it|with the name|under the name|under the title|with the title|as text write|write as text|as text|with the message|with message|with the note|with a note|with the comment|with the text|with the words|with words|with text|saying|and say|say|says to visitors|write there|write|the message|message|note|be called|name|the name|by the name|label it|with the label|comment|title|description|call|describe it|just say|that says|text|with a message|with a message saying|a message|with a note saying|telling|tell visitors|tell people|telling visitors|telling people|and write|and a note|heading|under the heading|caption|with the heading|with the description|headline|with heading|remark|with the remark',
  REVERT:
    'unsave|un-save|take it back|back it out|pull it out|unwind|negate|undo|revert|make undone|undone|take back|reverse|back out|unmake|un-do|be undone|take that back|cancel out|reverse out',
  RESTORE:
    'fetch back|dig out|dig up|pull back|bring round|get me back|retrieve|restore|bring back|recover|put back|give back|get back my|bring me back|give me back|have back|show me again|want back|reset|rescue|resurrect|bring it back|bring them back',
  DISCARD:
    'chuck away|undo all the|start over from|bin everything|scrap everything|throw out my|discard|throw away|forget|dump|toss|lose|scrap|ditch|abandon|drop my changes|undo my unsaved changes|bin my changes|throw it away|throw them away|throwing away|trash my changes|scratch',
  ASIDE:
    'on ice|on the back burner|to one side for now|tuck away|tucked away|stow|stow away|stowed|in a drawer|in the drawer|under the bed|set down|out of sight|out of my way|mothball|mothballed|set aside|put aside|aside|on the side|to the side|park|parked|shelve|shelved|stash|stashed|put away|for later|keep for later|hide away|on hold|out of the way|to one side|on one side|on a shelf|on the shelf|pause my work|somewhere safe|for a moment|hide my unfinished changes|hide my changes',
  TAG: 'sticker|post-it|badge|earmark|pin|pin down|marker pen|name tag|markers|stickers|flags|tag|tags|label|labels|mark|bookmark|milestone|flag|stamp|tagged|labelled|bookmarks|milestones|marker',
  IGNORE:
    'no longer save|stop saving|stop including|stop storing|not be kept|have no place in|has no place in|keep away from|leave it out|never get in|must not be saved|must never be saved|dont keep|should never get saved|must not get saved|not be included|ignore|ignored|never save|never include|leave out of the saves|dont track|not track|stop tracking|never come into the history|shouldnt be in the history|should not be in the history|keep out of the history|not be saved|never be saved|never be in the history|never be included|dont save|do not save|never end up in the history|never store|never be stored|exclude|leave out|skip|untrack|dont include|do not include|never commit|keep out of|must never be in the history|never get saved|not be in the history|not get saved|never go into the history|stay out of the history|not be tracked|never track|shouldnt be saved|stay out of|should never be saved',
  MOVE: 'relocate|put into the folder|move into|move|shift',
  PROMOTE:
    'make official|take the place of the live|may replace the live one|replace the live one|replace the live site|replace the real one|become the real one|become the live one|become the real site|be the real thing|be the live one|be the real one|promote|promoted|swap in',
  ROLLBACK: 'roll back|rollback|rolled back|roll it back|roll',
  CONNECT:
    'answer|answer at|answer to|answer under|respond at|be available under|available under|be available at|open under|live under|run under|work under|be accessible at|accessible under|show up under|show up at|be at home at|also be under|connect|hook up|attach|be found|be found there|found there|found under|reachable|be reachable|point|hook|be reached|reach|connected|link up|should work|work with|lead to the site',
  REDIRECT:
    'send on|sent on|pass on|passed on|carry over to|bring them to|point people|lead people|should arrive at|should come to|should land on|take visitors|be taken to|be led to|be brought to|redirect|forward|send|forwarding|redirects|redirect visitors|forwards|redirection|redirected|forwarded|sent|lead|land|redirections|end up|go to the page|be sent|take them|take people|forwardings|send people|should end up|should land',
  CLOSE:
    'pull the plug on|shutter|lock up|close up|draw the curtain on|bring down|take offline|close|shut|hide|pause|unpublish|switch off|turn off|take down|shut down|deactivate|disable|close down|put to sleep|to sleep|block|suspend',
  REOPEN:
    'open up again|open the doors|bring to life|bring back to life|relaunch|restart|reopen|unhide|switch on|turn on|reactivate|enable|unpause|resume|wake|wake up|reopened|open again|re-open',
  TURN: 'turn|flip',
  PROTECT: 'protect|lock|protected|protection|lock down|guard|restrict|behind|get in|log in|secured|get into',
  SCHEDULE:
    'at a set time|on a timer|queue|queued|lined up|line up|pencilled in|in the diary|set for|due|schedule|scheduled|planned|plan|by itself|automatically|timer|timed|appointment|auto publish|on its own|upcoming|coming up|planning|planed',
  PUBLISHING:
    'publishing|publication|publish date|launching|release date|going online|go-live|published|deployed|gone live|went live|last go live',
  CANCEL:
    'call it off|put off|do not go ahead|dont go ahead|no need to|cancel|call off|abort|stop|cancelled|canceled|skip the|not happen|hold off',
  UPDATE: 'update|change|replace|adjust|refresh|alter|amend|make it say|updating|swap',
  // Things.
  CHANGES:
    'what im in the middle of|what i am in the middle of|im in the middle of|what i was doing|what i was working on|what i am working on|what im working on|what i have been doing|what i have been working on|my half finished work|bits and pieces|bits and bobs|goings on|fiddling|fiddlings|todays work|todays changes|my efforts|changes|change|work|edits|stuff|things|thing|bits|edit|progress|tinkering|modifications|what i did|what i have done|what ive done|what i have|what ive got|what i changed|what ive changed|what i have changed|what i have now|what i have here|what we have|what we have now|what we have here|what is here|what i made|what ive made|i did|i have done|that i did|that i made|i made|ive made|ive done|what is in it|what i just did|what ive just done|state of all my work|half-finished work|mess|it now|what ive been doing|where we are|where i am|how it is now|as it is now|how things are now|current state|things are|where things are|my own|ive been doing|i have made|what weve got|what weve done|what we did|what we have done|everything ive done|everything i did|i just did|experiments|attempt|attempts|tweaks|what is there now|all what is|what i|the things that i did|everything what i have done|amendments|adjustments|corrections|improvements|additions|alterations|revisions|what ive changed today|did i do|did we do|have i done|i do',
  ALL: 'all|everything|all of it|all of this|all of that|the lot|whole|entire|whole lot|complete|completely|all my|all of my|all the|the whole thing|all of them|all of these|both',
  UNSAVED:
    'unsaved|havent saved|have not saved|not saved|not yet saved|havent saved yet|hasnt been saved|since my last save|since the last save|since last save|since i last saved|since i saved|since the last time i saved|since saving|uncommitted|since my save|not been saved|isnt saved|that isnt saved|saved yet|what i havent saved|what i have not saved|that i havent saved|that i havent saved yet|i havent saved|i havent saved yet|what isnt saved|what is not saved|unfinished|half finished|half-finished|half done|not finished|half-done|incomplete',
  BRANCH: 'branch|branches|line of work',
  COPY: 'playpen|scratch pad|scratchpad|a corner|own corner|a spot|offshoot|spin-off|side project|clone|carbon copy|twin|test bed|testbed|copy|somewhere|somewhere separate|safe place|sandbox|playground|separate version|second version|own version|separate place|a place|place|space|side version|separate copy|duplicate|parallel version|test version of the site|experimental version|trial version|practice version|separate|spare copy|area|safe space|separate space|working copy|own copy|different version|separate line|own line',
  TRY: 'try|try out|try something|experiment|play|mess about|play around|play with|tinker|mess around|test out|try things|try it|i want to try|playing around|playing|experimenting|trying|trying out|trying things|test',
  TOUCHING:
    'without harm to|leaving alone|not affecting|without anyone being|without disturbing anyone|without interfering with|without spoiling|with no risk to|without touching|without changing|without to break|without breaking|without risking|without to touch|not touching|without messing up|without affecting|without anyone seeing|without anybody seeing|without disturbing|without to change|without harming|without ruining|without damaging|without anyone noticing|without anybody noticing|without anyone knowing|without visitors noticing|without customers noticing|without customers seeing it',
  VERSION:
    'version|versions|state|one|ones|edition|copy of the site|deploys|deploy list|deployments|release list|releases|saves|commits|deployment|design',
  FILE: 'file|files|folder|folders|picture|pictures|image|images|document|stylesheet|directory|photo|photos|html file|script|sheet|type of file',
  SITE: 'site|website|web site|webpage|web page|web presence|internet page|homepage|shop|online shop|sites|websites|page of ours|pages online|online presence|our page|my page',
  REAL: 'real|real one|real site|real thing|real version|main site|main one|main version|official|official one|official site|live one|live site|live version|actual|actual one|proper one|proper site|real website|main page|live website|actual site|main line|published site|main website|main copy|proper version|live page|main branch|principal version|main version of the site',
  LIVE: 'live|online|on the internet|on the web|in the internet|visible|public|on the net|out there|on air|for real',
  EVERYONE:
    'the whole town|the town|the village|folks|folk|anyone at all|the general public|our readers|readers|fans|shoppers|buyers|locals|neighbours|everyone|everybody|visitors|customers|people|the world|world|clients|guests|for everyone|for everybody|the public|anybody|anyone|users|parents|members|all people|visitor|this people|these people|them all|followers|the whole world|whoever|anyone who|anybody who|everyone who|everybody who|those who|who ever|people who|visitors who',
  UP: 'up|up there',
  DOWN: 'down',
  OFF: 'off',
  BACK: 'back',
  OUT: 'out',
  AWAY: 'away|gone',
  AGAIN: 'again|once more|anew|back again|as usual|back on|once again|back up again',
  PREVIEW:
    'test copy|trial copy|try-out|tryout|dress rehearsal|sneak peek|sneak preview|sample|private address|hidden link|hidden address|test page|viewing link|mock-up|mockup|proof|preview|previews|test link|test version|private link|demo link|draft link|staging|trial link|test page|test site|test one|test address|testing link|secret link|link|draft|demo|demo version|share link|test url|preview link|previewed|preview version|draft version',
  FIRST:
    'b4 everyone|b4 it goes live|b4 i publish|before i put them out|before i put it out|before it goes out|before they go out|before i let it out|before i let it loose|before i show everyone|before the world sees it|without going live|without putting it live|without putting it online|just between us|between us|for my eyes only|for our eyes only|only us|just us|only we|only i can|nobody else|not for the public|for me alone|before everyone|before everybody|before anyone else|before anybody else|before anyone|before everyone else|before everybody else|before everybody sees it|before everyone sees it|befor everybody sees it|before anyone else sees it|before anyone sees it|before it goes live|before it is live|before we go live|before going live|before visitors see it|before publishing|before i publish|before we publish|only for me|just for me|only i|not live yet|not yet live|without publishing|without publishing it|before customers see it|before the public sees it|before customers do|before everybody else does|before everyone else does|just me|in private|privately|only me|first without publishing|but not live|not for everyone|not public|not online yet|before it goes public|before others see it',
  LOOK: 'see|look at|look|view|check|have a look|show|display|list|tell|tell me|show me|let me see|let me know|see it|i see|give me a list|find out|know|explain|peek|read|check if|check whether|seeing|looking at|remind me|print|watch|shown|check it|find us|find me',
  HISTORY:
    'track record|story so far|chronicle|trail|goings-on|record of saves|fiddled|fiddling with|messed with|altered|tampered with|meddled|history|log|timeline|past|change log|changelog|previous saves|list of saves|past versions|earlier versions|old versions|all versions|changed|worked|worked on|edited|touched|updated|modified|happened|been up to|did to|been changed|wrote|altered',
  WHO: 'who|whose|by whom',
  WHEN: 'when|how long ago|what day|since when|what time',
  WHAT: 'what|which|how many|whats|what is|whichever|what are',
  HOWCOME:
    'how|is there|are there|do we have|do i have|have we got|have i got|is anything|is something|did we have|did we|have we had|exist|around|stored|have we|do we|i have any|do you|have been|so far|until now|till now|to date|up to now|is there anything|is there something',
  COMPARE:
    'not the same|not the same like|not the same as|set apart|contrast|side by side|line by line|word by word|unlike|difference|differences|compare|compared|differ|differs|diff|different|changed between|comparison|versus',
  WORKING:
    'work|works|working right|running|reachable now|up and running|alive|function|functioning|is up|is it up|is live|healthy|is it live|seen by the public|to be seen',
  WAS: 'as it stood|how it stood|the way it stood|like it stood|as they stood|as it did|as it used to be|as it used to look|what it looked like|as we had it|how we had it|like we had it|as i had it|the way i had it|the way we had it|how it was|like it was|as it was|the way it was|how it looked|like it looked|how they were|what it was|used to be|like it used to be|how it used to be|how it used to look|as it looked|what it looked like|how they looked|like before|like they were|the way it looked|everything as it was|everything how it was|as they were|like it is in|like in|how i had it|like i had it|how things were|how that was|how this was|how it were|how it was when|as it was when|when we|how it looked when|like it was when|like it was in|like it was on|how it was on|how it was in|look like in|look like|look as|look like it did|look the way it did|looks like in',
  BEFORE: 'before|prior to|previous to|befor|earlier than|preceding',
  PREVIOUS:
    'previous|one before|last version|earlier|prior|one before that|older|the one from before|previous one|earlier version|last good|former|the one before|older one|old|older version|before that|previous version',
  LAST: 'last|latest|most recent|newest|recent|last one|just now|just did|lately|recently',
  LASTSAVE:
    'last save|latest save|last commit|last change|latest change|last thing i saved|most recent save|last thing|latest commit|most recent change|last edit|thing i saved last|last saved change|last saved thing',
  THATCHANGE:
    'what went in|whatever went in|what came in|went in|what was done|that change|this change|the change|change with|that save|that commit|the commit|the save|that one change|the edit|that edit|the commit with|the save with',
  INITIAL:
    'first|very first|original|oldest|first ever|initial|in the beginning|at the beginning|from the beginning|at the start',
  NEW: 'new|newest text|updated version|fresh|another|extra|additional|brand new|newer',
  CURRENT:
    'current|currently|present|at the moment|at this moment|these days|as of now|just now live|at present',
  VARIABLE:
    'variable|variables|setting|settings|env var|secret|secrets|key|keys|env|config|environment variable|environment variables|env variable|configuration|token|tokens|environment|enviroment variable|secret key|secret keys|vars|value of|api key|api keys',
  VALUE:
    'value|with the value|with value|to the value|new value|equals|must be set to|should say|goes in|to have|is now|is from now on',
  DOMAIN:
    'domain|domains|address|adress|addresses|adresses|url|urls|web address|web addresses|internet address|domain name|domain names|web adress|adres|hostname|web domain',
  MAIN: 'main|primary|default|main address|main adress|main domain|primary domain|standard|primary address|number one|principal|the main',
  OLDSTAYS:
    'but the old one stays the main adress|the old one stays the main address|but the old one stays main|but keep the old one as main|old one stays the main|but not as the main one|but the old one stays the main|not the main one|the old one stays main|keep the old one as the main address|but keep the old one as the main address|the old one stays the main adress|but the old one stays the main address',
  OFFLINE:
    'off the net|off the internet|off the web|off the air|closed to the public|offline|out of service|in maintenance|maintenance mode|under construction|maintenance|dark|invisible|off line|not reachable',
  PASSWORD:
    'code word|secret word|watchword|password|passwords|passcode|pass word|pasword|passwort|pw|passphrase',
  NEWEST: 'newest|up to date|freshest',
  REMAINING: 'what happens with|otherwise visitors',
  SCOPELIVE:
    'on the live site|live only|for live only|only live|live settings|for visitors|on the real site|in production|production|on live|just live|for the live site|only on the live site|for the real site|the live one only|live site only|only for the live site|for production',
  SCOPEPREVIEW:
    'for the previews|on the previews|in the previews|preview only|only for previews|for previews|just for the previews|in the test one|for the preview|on previews|only in previews|to the previews|just for previews|for the preview only|previews only|only for the previews|for the test version|only in the previews|just the previews|only the previews|only in the preview|on the preview',
  SCOPEBOTH:
    'live and preview|live and previews|both live and preview|on the real site and in the test one as well|real site and in the test one|on the real site and in the test one|everywhere|in both|for both|both places|on both|live and for previews|live site and previews|on the live site and the previews|both on live and preview|on live and previews|preview and live|previews and live|live and in previews|live as well as preview|for live and previews|for live and preview|on live and preview',
  NOLONGER:
    'any longer|longer|outlived its use|had its day|has had its day|done with|finished with|of no use|no use|no use any more|served its purpose|has served its purpose|any more|anymore|no longer|not needed|not needed more|is not needed|isnt needed|not needed any more|isnt needed any more|no more|not required|is not needed more|is not needed any more|no longer needed|isnt needed anymore|not needed anymore|is not needed anymore|is no longer needed',
  NOTWANTED:
    "dont need|do not need|dont want|rather it werent there|dont need any|do not want|no need for|need no|id rather it werent there|werent there|weren't there",
  BROKEN:
    'catastrophe|disaster|a disaster|disastrous|nightmare|a nightmare|shambles|a shambles|hash|useless|hopeless|dreadful looking|off-putting|confusing|unreadable|broken|broke|ugly|terrible|wrong|down since|crashed|doesnt work|does not work|not working|messed up|destroyed|a mess|stopped working|bad|awful|horrible|hideous|rubbish|stupid|crap|ghastly|dreadful|boring|embarrassing',
  SINCE: 'since|ever since|from then on',
  AGO: 'ago|versions back|steps back|versions ago|saves ago|saves back|commits ago|times back',
  SINGLE:
    'only|just|only that|only this|only the|alone|just that|just this|nothing else|just the|only that one',
  UNTIL: 'until|till|as long as',
  IF: 'if|unless|in case|provided|depending|whether',
  NOT: 'not|dont|do not|never|no|wont|cannot|cant|nobody|nothing|none|neither|nor|without|didnt|shouldnt|mustnt|isnt|arent|doesnt|hasnt|havent|wasnt|werent|without the|do not want to|dont want to|dont have to|do not have to|dont need to|do not need to|not want to',
  EXCEPT: 'except|apart from|but not|other than|excluding|besides',
  KEEP: 'carries on|goes on|lives on|leave as is|stay as is|stays as is|stay as they are|stays as it is|stays put|stay put|hands off|keeps|untouched|remain untouched|stays untouched|is fine|are fine|keep|leave|stay|stays|keep the|remain|remains|preserve|hold|kept|dont lose|do not lose|not lose|leave alone|dont touch|do not touch|dont delete|do not delete|dont change|not touch|not lose them|dont break|leave me|dont remove|do not remove',
  OTHERS:
    'others|the rest|rest|other|other ones|other bits|other things|other pages|other files|other stuff|everything else|remaining|other changes|the other things',
  SYNC: 'sync|synchronise|synchronize|git pull|git push|get his|get hers|send mine|from the server|on the server|pull from|push to the server',
  CHECKED: 'finish|done|resolve|solve|conflict|dispute|conflicts',
  PERSON:
    'sister|mum|mom|brother|wife|husband|boss|partner|friend|colleague|team|mother|father|dad|daughter|son|accountant|designer|cousin|neighbour|nephew|niece|aunt|uncle|grandma|grandson|manager|chairman|chairwoman|board|committee|business partner|boyfriend|girlfriend|staff|client|customer|investor|editor',
  DAYPART:
    'morning|evening|afternoon|night|in the morning|in the evening|in the afternoon|at night|that morning|that evening|this day|on this day|that day|on that day|oclock|early|late|late evening|exactly at|sharp|punctually|lunchtime|at lunchtime|utc|gmt|cet|local time|our time',
  ADVICE:
    'should i|should we|do i need to|do i have to|must i|must we|do we have to|do we need to|is it safe to|is it ok to|is it possible to|what happens if|what if|would it be',
  PAGE: 'page|pages',
  EVERY: 'every|each',
  CORRECTION:
    'no wait|wait|actually no|scratch that|or rather|sorry no|on second thought|on second thoughts|i mean not|no sorry|hang on|hold on|never mind|nevermind',
  THROW: 'throw',
  BRING: 'bring|bringing|fetch',
  SAVED: 'saved|stored',
  VISIT:
    'opens|visits|visit|visiting|types|typing|goes to|clicks|comes to|coming to|come to|still come to|open up|types in|enters',
  BETTER:
    'calmer|prettier|lovelier|cleaner|clearer|tidier|more tidy|much nicer|so much nicer|so much better|far better|lovely|gorgeous|beautiful|better|nicer',
  LASTSAVED:
    'from my last save|from the last save|like the last saved one|like the last saved|last saved|as last saved|as i last saved it|i last saved|at my last save|to the last save|to my last save|when i last saved|how it was before i started|how it was before i began|as it was before i began|as it was before i started|everything as it was before i began|before i began|before i started|the last time i saved|what i last saved|how i last saved it|the way i last saved it|as of my last save|to what i last saved|to how i last saved it|to the last saved version|the last saved version|last saved version|to the last saved state|last saved state|to my last saved version|my last saved version|like at the last save|like after the last save',
  GIT: 'git|github',
  INSTEAD: 'instead|rather|in its place',
  USE: 'use|using',
} as const;

/** The meaning of a cue. */
export type Cue = keyof typeof cues;

/** Words and phrases of politeness, hedging and address. They change nothing, wherever they occur. */
const fillers =
  'please|uh|erm|err|hmm|mmm|gotcha|afresh|somewhere nice|merci|davance|danke|gracias|por favor|prego|ciao|regards|kind regards|best regards|best wishes|sincerely|yours|yours sincerely|yours truly|xoxo|atm|tbh|imo|fyi|ngl|nicely|properly|carefully|gently|no rush|no hurry|urgent|urgently|its urgent|pronto|straightaway|this instant|this minute|in a jiffy|if it isnt too much trouble|if its not too much trouble|if it is not too much trouble|id appreciate it|id be grateful|i would be grateful|would be grateful|it would be grand|itd be grand|itd be great|itd be nice|itd be lovely|it would be great|it would be nice|good day|good night|have a nice day|have a good day|fella|lads|old chap|buddy|pal|bro|dude|hun|hon|sweetheart|when you can|whenever you can|at your convenience|at your earliest convenience|do me a favour|do me a favor|be an angel|be so good|until you hear from me|until further notice|till further notice|until i say so|till i say so|until i tell you|until im back|until i am back|until we are back|for the time being|for a while|for a bit|for a little while|in the meantime|meanwhile|i.e|e.g|as promised|as agreed|as discussed|as usual please|thank goodness|thank god|finally please|at last|at long last|for heavens sake|for goodness sake|for gods sake|oh dear|oh no|oops|whoops|argh|ugh|phew|yay|hooray|nope sorry|well then|now then|all right|alrighty|righto|understood|got it|makes sense|no worries|no problem|kindest regards|cordially|respectfully|in any case|either way|as it happens|to be honest|frankly|obviously|clearly|naturally|surely|certainly|of course please|thankfully|luckily|sadly|unfortunately|apparently|evidently|in fact|in short|long story short|to cut a long story short|in other words|speaking of which|by chance|per chance|real quick please|one more thing|another thing|last thing|first thing|two things|three things|a few things|pls|plz|kindly|thanks|thank you|thx|ty|cheers|hi|hello|hiya|hey|hey there|hi there|ok|okay|right|alright|well|so|yes|yeah|yep|oh|omg|ah|um|er|x|xx|if you please|if possible|if you can|if you could|if you would|if you dont mind|if thats ok|for me|for us|for now|for the moment|then|also|too|as well|after that|afterwards|next|finally|lastly|first of all|firstly|secondly|thirdly|once done|when done|straight away|right away|immediately|asap|quickly|real quick|quick|as soon as possible|today please|actually|basically|simply|really|i think|i guess|i suppose|i believe|maybe|perhaps|dear|team|respected team|sir|madam|folks|guys|mate|many thanks|thanks a lot|thank you very much|thank you so much|thanks so much|a lot|go ahead|go ahead and|lol|haha|ta|great|cool|perfect|lovely|nice|good|brilliant|sorry|sorry to bother you|by the way|btw|once and for all|definitely|sure|of course|yes please|at once|in the end|good morning|good evening|good afternoon|morning all|somehow|now please|hopefully|and go there|switch to it|for good|exactly|guess what|you know|i mean|gosh|listen|look here|wow|anyway|once again please|would be great|that would be great|would be nice|would be lovely|if you have a minute|when you have a minute|when you get a chance|bitte|super|fine|kind of|sort of|a bit|a little|one more time please|and then|quickly please|for once|honestly|thanks in advance|in advance|much appreciated|right then|as i said|like i said|totally|absolutely|literally|already done|so please|just in case|to be safe|simply please|in one go|be so kind|be so kind and|would you be so kind|be a dear|be a love|love|darling|now|right now|from now on|take care for this|take care of this|take care of it|see to it|rn|tf|bruh|asap pls|tho|though pls|pretty please|pleease';

/** Phrases that make a request of what follows. */
const requests =
  'can you|i gotta|gotta|gonna|im gonna|got to|ive got to|weve got to|had better|id better|wed better|id love|id love it if|id love to|id love you to|would love to|i would love|i would love to|id prefer|i would prefer|id be happy if|i was hoping|i was hoping you could|i was hoping to|any chance|any chance you could|any chance of|is there any way|is there a way|is there any chance|please to|we should like|we should like to|ought|may you|it is time to|the time has come to|go on and|be so kind as to|be so good as to|would you kindly|do me a favour and|do me a favor and|be a star and|be an angel and|i wanted to|i wanted|we wanted to|im looking to|i am looking to|i intend to|im hoping to|i am hoping to|im trying to|i am trying to|we are trying to|id be glad if|i would be glad if|could we please|might i|might we|may i ask you to|i trust you to|could you|would you|will you|can u|could u|would u|can we|could we|shall we|may we|can i|could i|may i|i want|i want that|i want to|i want you to|i would like|i would like to|i would like that|i would like you to|id like|id like to|id like you to|i need|i need to|i need you to|we need|we need to|we want|we want to|we would like|wed like|wed like to|wed like you to|i wish|lets|let us|let me|i wanna|wanna|i should like|should like|like to|should|must|has to|have to|needs to|need to|need|needs|want|want to|would like|would like to|ought to|shall|could|can|may|would|please can you|you should|you can|time to|its time to|able to|i am happy to|feel free to|i have to|help me|help me to|make sure|make sure that|see to it that|i am asking you to|id rather|is to|are to|was wondering if you could|i was wondering if you could|do you mind|would you mind|is it possible to|possible to|im ready to|take care that|in need of|i want it|i want them|i wish to|how do i|how can i|how about|what about|its time|is supposed to|should like to|i would ask that|i would therefore ask that|i ask that|i kindly request|i request that|i would ask you to|i ask you to|i request you to|kindly request|i beg you to|we ask you to|might|do let|let';

/** Words of structure: articles, prepositions, pronouns, conjunctions, auxiliary verbs. */
const glue =
  "the|a|an|of|to|into|in|onto|on|at|from|for|with|as|by|over|via|through|my|our|your|its|their|his|her|mine|ours|this|that|these|those|it|them|they|he|she|him|i|me|we|us|you|u|im|ive|id|were not|weve|we're|we'll|i'll|theyre|youre|hes|shes|thats|theres|heres|there|here|where|and|&|or|but|because|cos|cause|why|am|are|has|had|have been|been|being|will|does|did|than|like|about|between|inside|under it|some|any|its been|myself|itself|yourself|off of|so that|such|same|at all|per|both of us|instead of|towards|after|during|within|while|whilst|being that|even|though|although|ya|em|etc|ie|eg|be|to be|is|anything|something|have|teh|hte|adn|taht|thsi|anywhere|do|n|w|cn|ur|r|dont mind|therefore|thereafter|thus|hereby|said";

/** Finite verbs and auxiliaries that tell how things are or were. */
export const telling =
  /^(?:is|are|was|were|isnt|arent|wasnt|werent|am|im|ive|weve|has|had|have|hasnt|havent|hadnt|did|didnt|does|doesnt|do|dont|thats|its|theres|hes|shes|theyre|youre|weren't|we're|i'll|we'll|will|wont|says|said|say|thinks|think|told|keeps|looks|look|ends|sees|comes|come|asks|wants|wanted|bought|tried|made|changed|built|showed|put|took|had|got|has|came|went|saw|called|planned|noticed|forgot|found|started|finished|added|sent|gave|wrote|needed|liked|knew|know|fills|hate|hates|love|loves|like|likes|used|messed|broke|hear|heard|hope|understand|goes|begins|turned|agreed|complained|happened|left|printed|cannot|cant|moved|worked|works|ordered|arrived|died|booked|decided|hired|paid|pay|mean|means|feel|feels|felt|read|uses|use|nobody|never|spoke|talked|rang|phoned|emailed|asked|helped|designed|painted|opened|closed|spent|sat|stayed|won|lost|laughed|cried|tells|runs|ran|starts|stopped|begin|began|bothers|bothered|confused|confuses|promised|meant|seems|seemed|became|gets|takes|makes|combined|joined|took|wondered|ask|complain|belongs|belong|exists|fits|remember|forget|expect|wait|waits|waiting|stand|sits|lies|lives|goes|opens|closes|sells|sold|buys|learned|learnt|taught|prefer|prefers|suggested|suggests|insists|insisted|reckons|swears|swore|rings|gone|grew|fell|burst|failed|fails|finds|helps|kept|lets|loses|met|need|needed|plays|played|prints|reads|realised|realized|received|screamed|screams|shouted|spilled|stole|stuck|talk|talks|texted|thought|tripped|visited|walked|went|whines|writes)$/u;

/** Ordinary words that are near to a cue and not a misspelling of it. */
const ordinary =
  'side|sides|life|lives|love|lose|loose|lost|form|forms|plane|plain|plant|plants|part|parts|port|post|posts|pot|name|names|game|games|same|sale|sales|safe|sage|sand|send|sell|seal|seat|test|text|rest|best|west|line|lines|like|likes|lime|time|tires|close|clothes|cloths|cake|cakes|care|card|cards|cart|case|cost|costs|cold|gold|good|food|foods|door|doors|does|done|dose|more|move|moves|store|stores|story|stories|start|star|stars|state|stage|staff|stamp|stock|stop|shop|shops|ship|shipping|skip|chip|chips|chef|chess|check|cheese|price|prices|prize|prince|print|prints|pride|private|product|products|project|protest|provide|report|repeat|repair|remote|remark|remind|remain|return|returns|retail|recipe|recipes|record|records|recent|restaurant|retire|review|reviews|request|reason|season|lesson|lessons|team|teams|tea|tree|trees|true|trip|trips|tray|trial|train|training|place|plate|peace|piece|pieces|palace|page|rage|cage|wage|wages|sage|paper|people|person|pencil|pink|link|drink|drinks|think|thing|things|thin|this|than|then|them|they|there|their|these|three|threw|other|mother|father|brother|another|weather|whether|winter|water|waiter|writer|white|write|wrote|quite|quiet|suite|suit|site|size|sign|sing|song|songs|long|look|book|books|cook|took|hook|back|bake|baker|bakery|bank|band|base|bath|bike|bikes|bird|blue|board|boat|body|bone|born|boss|bottle|bottom|bowl|boys|brand|brands|bread|break|breakfast|bride|bridge|bright|broken|brown|brush|budget|bus|busy|butter|button|buttons|buyer|cafe|call|calls|camp|camera|canal|cancel|candle|capital|carpet|cat|cats|chair|chairs|change|charge|cheap|child|children|choir|christmas|church|circle|city|class|classes|clean|clear|clever|clock|cloud|club|coach|coat|code|coffee|color|colour|colours|comment|common|company|concert|contact|content|cool|corner|correct|count|country|county|couple|course|courses|court|cover|cream|credit|crowd|cup|cups|currency|custom|customer|daily|dance|dark|date|dates|daughter|day|days|deal|deals|dear|deep|deer|desk|dessert|dinner|dish|dishes|doctor|dog|dogs|dollar|double|dream|dress|dry|duck|dust|early|earth|east|easter|easy|edge|egg|eggs|event|events|evening|family|famous|farm|fast|feed|feel|feet|fence|festival|field|fire|fish|fix|floor|flower|flowers|fresh|friend|friends|front|fruit|fuel|full|fun|fund|garden|gate|gift|gifts|girl|glass|glue|goal|grape|grass|grave|green|ground|group|groups|grow|guide|guitar|half|hall|hand|happy|hard|head|header|footer|banner|logo|menu|slider|health|heart|heat|heavy|help|here|high|hill|hobby|hole|holiday|home|honey|hope|horse|hospital|hotel|hour|hours|house|huge|husband|idea|ideas|image|income|inside|intro|invoice|island|item|items|jacket|job|jobs|juice|jump|kids|kind|king|kitchen|knife|lady|lake|lamp|land|large|late|later|laugh|lemon|letter|level|light|list|little|loan|local|lunch|magic|mail|male|man|map|maps|market|master|match|meal|meals|meat|medium|meeting|member|metal|middle|milk|mind|minute|mirror|mixed|model|money|monthly|moon|morning|mouse|mouth|movie|music|nail|narrow|nature|news|night|noise|north|nose|number|nurse|office|offer|offers|oil|opening|option|order|orders|oven|owner|pack|paid|paint|pair|pants|parent|park|party|pasta|path|pen|pepper|phone|photo|piano|picnic|pie|pizza|player|pool|poor|pork|pound|power|present|press|pretty|problem|public|pupil|purple|quarter|queen|question|quick|rabbit|race|radio|rain|rate|rates|red|rent|rice|rich|ride|ring|river|road|rock|roof|room|rooms|root|rope|rose|round|rule|salad|salt|sauce|scale|school|score|screen|sea|second|secret|self|sense|service|sheep|shelf|shirt|shoe|shoes|short|shoulder|shower|sick|silver|simple|sister|skin|skirt|sky|slow|small|smart|smell|smile|smoke|snack|snow|soap|social|sofa|soft|soil|son|soon|soup|south|space|spice|spoon|sport|sports|spring|square|stair|stall|step|steps|stone|street|strong|student|students|style|sugar|summer|sun|sunday|sweet|swim|swimming|table|tall|taste|teacher|tent|theme|ticket|tickets|toilet|tool|tools|tooth|top|total|tour|tower|town|toy|toys|trade|travel|truck|uncle|unit|used|useful|user|vase|video|view|village|voice|wait|walk|wall|warm|wash|watch|wedding|weddings|week|weekly|weight|wheel|wide|wife|wild|wind|window|wine|wing|winner|wood|word|words|work|worker|workers|year|yearly|young|german|english|french|italian|unpaid|archived|hidden|weekly|special|specials|public|loyalty|voucher|vouchers|gallery|terrace|booking|bookings|delivery|catering';

const split = (list: string): string[] => list.split('|');

/** What a phrase is in a sentence; cues by their name. */
export type Entry = { readonly cat: 'cue' | 'glue' | 'filler'; readonly value: string };

function entries(): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const word of split(glue)) found.set(word, { cat: 'glue', value: word });
  for (const phrase of split(fillers)) found.set(phrase, { cat: 'filler', value: 'polite' });
  for (const phrase of split(requests)) found.set(phrase, { cat: 'filler', value: 'request' });
  for (const [cue, list] of Object.entries(cues))
    for (const phrase of split(list)) if (!found.has(phrase)) found.set(phrase, { cat: 'cue', value: cue });
  return found;
}

/** All phrases of the lexicon. */
export const lexicon: ReadonlyMap<string, Entry> = entries();

/** Single words that the lexicon or ordinary English has. */
export const knownWords: ReadonlySet<string> = new Set([
  ...[...lexicon.keys()].flatMap((phrase) => phrase.split(' ')),
  ...split(ordinary),
  ...telling.source.slice(4, -2).split('|'),
]);

/** How many cues and phrases the lexicon has. */
export const lexiconSize = { cues: Object.keys(cues).length, phrases: lexicon.size };
