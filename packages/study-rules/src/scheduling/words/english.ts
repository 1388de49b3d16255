import type { PhraseTable } from './phrase-table.ts';

/** What English words and phrases mean for the assistant; `|` separates phrases, apostrophes and accents are left out. */
export const english: PhraseTable = {
  'verb create':
    'block off|block out|block|add|create|schedule|book|enter|note|note down|jot down|write down|put down|put in|put up|set up|plan|new|log|pencil in|insert|throw in|stick|register|reminder|memo|note to self|note to myself|todo|chuck|slap|toss in',
  'verb put': 'put|set|make|throw',
  'verb move':
    'move|reschedule|push|postpone|shift|delay|defer|bring forward|bring|pull|put off|slide|bump|extend|drag|push back|move back|move up|reschedule|switch|rescedule|mv|resched|swap',
  'verb change': 'change|update|edit|modify|adjust|correct|fix|turn',
  'verb delete':
    'delete|remove|cancel|skip|erase|drop|discard|scrap|clear|trash|get rid of|rid of|take off|take it out|take that out|take them out|take those out|kill|bin|ditch|del|rm|nuke|strike|wipe|dump|toss|scratch',
  'verb done':
    'complete|check off|tick off|cross off|cross out|mark off|tick|check|mark|finish|mark as done|mark done|mark as complete|close',
  'verb reopen':
    'un complete|un check|un mark|reopen|uncheck|untick|unmark|unfinish|not done|isnt done|not finished|incomplete|undone|not done yet|not complete|unfinished|didnt finish|havent finished|not actually done|wasnt done|isnt finished|havent done|didnt do',
  'verb rename': 'rename|retitle|call|name|rename as',
  'verb prioritise': 'prioritise|prioritize|flag|star',
  'verb open':
    'open|open up|go to|go on|take me to|bring me to|bring up|navigate to|jump to|switch to|pull up|goto|go back to|view|get me to',
  'verb show':
    'i wanna see|i want to see|id like to see|can i see|show|show me|list|see|give me|find|let me see|tell me|display|read me|gimme|remind me what|remind me when|remind me which|run me through|walk me through',
  'verb undo':
    'undo|go back to how it was|go back to what it was|take it all back|undo all of it|put it back|put that back|put them back|take it back|take that back|revert|revert that|bring it back|bring that back|restore|restore it|change it back|move it back|set it back|go back|undelete|put back|undo that|undo it|switch it back|roll back|that was a mistake|back to how it was|back to what it was|back how it was|how it was before|make it how it was|leave it as it was',
  need: 'i need to|i have to|i gotta|gotta|i got to|got to|need to|have to|i must|must|i should|i ought to|i wanna|remind me to|remind me|remind me about|remind me of|remind me that|remind me i need to|remind me that i need to|remember to|remember|dont forget to|dont forget|dont let me forget to|dont let me forget|do not forget to|do not let me forget|do not let me forget to|make sure i|make sure i remember to|make sure to|i want to remember to|ive got to|i have got to|need 2|have 2|im supposed to|supposed to|i still need to|i still have to|still need to|still have to|rmd me to|remind me 2|i also need to|i also have to|also need to|also have to|should',
  have: 'i have|ive|ive got|i got|i have got|there is|theres|there will be|we have|weve|weve got|we got|got|i just got|just got|prof gave us|they gave us|we were assigned|prof assigned|assigned|he assigned|she assigned|prof announced|just found out i have|just found out theres|turns out i have|turns out theres|theres also|i also have|we also have|apparently i have|apparently theres|apparently we have|announced',
  'ask when': 'when|when is|whens|what day|what date|which day|on what day|on which day|by when|when are',
  'ask time': 'what time|whattime|at what time|what hour',
  'ask what':
    'whats first|what is first|what comes first|what should i|what do i need to|what shall i|what all|do i hav|do i have to do|whats|what is|what are|wats|wat|what do|anything|anything else|is anything|is there|is there anything|are there|are there any|do i have|do i have any|do i have anything|do we have|have i got|got anything|got any|any|wut|whta',
  'ask which': 'which|who',
  'ask howmany': 'how many|how much|hm|howmany|number of|count',
  'ask howlong':
    'how long until|how long till|how many days until|how many days till|how many days to|how long do i have|how long|how many days|how soon|how many weeks until|how many weeks till|how much time until|how much time do i have|how long left|how far away|how far off',
  'ask where': 'where|wheres|where is|where are',
  'ask yesno':
    'did i hand in|did i submit|did i turn in|did i do|have i submitted|is|are|was|were|am i|is my|are my|is the|isnt|is it|did i|does|have i',
  'ask doubt':
    'should i|should|can i|why|how|how do i|how do you|how can i|what if|if i|would it|could i|who|shall i|what happens',
  filler:
    'jk|just kidding|kidding|same time|at the same time|at same time|same hour|at the same hour|same place|hey|eh|ehm|meh|oof|welp|whoops|noo|nooo|noooo|shit|fuck|hi|hello|yo|ok|okay|so|well|now|also|then|and|please|pls|plz|plss|kindly|can you|can u|could you|could u|would you|will you|can we|could we|id like to|i would like to|i would like you to|id like you to|i want to|i want you to|lets|help me|help me to|go ahead and|just|quickly|thanks|thank you|thx|ty|tho|lol|btw|um|uh|oh|oops|ugh|sorry|wait|hmm|man|dude|bro|fyi|actually|actualy|instead|really|for me|u|you|if you can|if possible|asap pls|cheers|too|though|need you to|i need you to|mind|would you mind|gonna|going to|im going to|im gonna|wanna|again|like|literally|quick|haha|omg|shoot|damn|crap|cuz|bc|because|maybe you can|alright|right|hola|yeah so|yea|yup|real quick|when you can|when u can|u can|k|anyways|anyway|basically|i think|i guess|i mean|another thing|one more thing|by the way|want to|want you to|kinda',
  not: 'dont|do not|never|doesnt|does not|not|no need to|stop|cannot|shouldnt|without|wont|didnt|dnt',
  'state done':
    'handed it in|turned it in|sent it in|sent it off|i sent it|did it|did that|just did|did the|did my|done it|finished it|did them|got it done|ive already|i already|i have already|ive just|i have just|i just|already|ive finished|i have finished|ive submitted|ive done|i have done|ive completed|i have completed|i have submitted|ive turned in|ive handed in|ive read|im finished with|im finished|done|finished|completed|submitted|handed in|turned in|i finished|i did|i submitted|i completed|i turned in|i handed in|done with|finished with|im done with|all done|is done|are done|i already did|already did|already done|sent in|i sent in|got done|wrapped up|knocked out|i read|i bought|i wrote|i emailed|i called|i paid|i printed|i picked up|i returned|i uploaded|i took|aced|took|sorted|i aced|complete|i watched|i signed up|i studied|i sent|i booked|i cleaned|is complete|finally finished|finally done|just finished|crossed off|i made already|already made|done w|is uploaded|is submitted|is finished|is completed|is sent|is paid|is printed|is turned in|is handed in|taken care of|is taken care of',
  'state moved':
    'slides to|slid to|slips to|slipped to|moves to|goes to|can wait|could wait|has to wait|will wait|gotta wait|can go to|got moved|got pushed|was moved|has been moved|is moved|moved|is now|rescheduled|got rescheduled|was rescheduled|postponed|got postponed|was postponed|pushed|pushed back|pushed to|extended|got extended|was extended|delayed|is actually|has moved|shifted|got delayed|is on|was pushed|was pushed back|got pushed back|moved up|got bumped|bumped|now on|is due|is at|changed to|got changed|got changed to|switched to|been moved|been pushed|been rescheduled|been postponed|been extended',
  'state cancelled':
    'cancelled|canceled|got cancelled|got canceled|is cancelled|is canceled|was cancelled|was canceled|is off|called off|isnt happening|not happening|is not happening|no longer happening|been cancelled|can go|not needed anymore|not needed|no longer needed|isnt needed|isnt needed anymore|dont need it anymore|dont need it|dont need that|dont need that anymore|no longer need|no longer need it|dont need anymore|cancelled already|can be deleted|can be removed|can be dropped|can be struck',
  'filter overdue':
    'overdue|late|past due|missed|behind|behind on|past the deadline|should have done|shouldve done|i shouldve done|shoulda done|forgotten|forget|forgot|forgotten about',
  'filter free': 'free|available|open slot|clear day',
  'filter busy': 'busy|busiest|packed|swamped',
  'filter next':
    'whats first|what is first|what comes first|comes first|is first|is sooner|sooner|more urgent|next|upcoming|coming up|soonest|closest|nearest|first up|earliest|comes next|up next|next up|next thing|do first|start with|work on first|work on next|do next',
  'filter after': 'after|afterwards|following|follows|comes after|after that',
  'filter undated':
    'no due date|without a due date|without due date|no date|without a date|undated|without date|no deadline|without dates|without a deadline|dont have a date|doesnt have a date|not scheduled',
  'filter left':
    'left|remaining|still open|still to do|unfinished|outstanding|open|to do|pending|on my plate|still have|not done',
  'filter completed':
    'completed|finished|done already|done so far|already done|have i done|have i finished|did i finish|did i do|did i complete|have i completed',
  'filter all': 'all|every|everything|all of|all my|all the|each|whole|entire',
  'filter last': 'last thing|last exam|latest',
  pron: 'it|that|this|them|those|these|that one|this one|the last one|they|the thing|it all|the one|the same|the same one|that thing|both|both of them|until then|till then|til then|the new one|the one you just added|the one i just added|what you just added|what i just added|the last thing|one',
  other:
    'the other one|other one|the other|not that one|not that|wrong one|the wrong one|not this one|the others|the other 1|the otherone|i meant the other one|no the other one|not it',
  yes: 'yes|yep|yeah|yup|ya|yes please|sure|go ahead|do it|ok|okay|confirm|confirmed|correct|sounds good|yea|k|kk|right|exactly|perfect|please do|go for it|absolutely|definitely|of course|fine|thats right|yess|ye|yh|works|good|great|do that|aye',
  no: 'no|nope|nah|never mind|nevermind|nvm|forget it|forget about it|leave it|keep it|dont|cancel that|stop|leave them|keep them|no thanks|not now|cancel|scratch that|dont do that|nm|actually no|no dont|let it be|leave it as it is',
  greet:
    'good morning|good evening|good afternoon|help|what can you do|who are you|how are you|whats up|sup|thanks|thank you|thx|what do you do|how does this work|ty|cool|nice|great|awesome|thank u|tysm|thanks a lot|thank you so much|cheers|good night|love it|youre the best|you rock',
  correct:
    'i meant|i mean|i said|meant|actually i meant|sorry i meant|make that|rather|no i meant|oops i meant|wait i meant',
  instead:
    'instead|actually|rather|on second thought|wait|change it to|make it|make that|make them|set it to|move it to|change that to|change to|shift it to',
  same: 'what about|how about|and|same for|and for|and what about|same thing for|also for|what abt|how abt|wbt|wht about|and also',
  after:
    'the one after|the one after that|and after that|after that|and then|what comes after that|the next one|the following one|next one|then what|whats after that|what is after that|and after|the one after it',
};
