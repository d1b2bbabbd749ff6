const r=await fetch('http://127.0.0.1:7400/bridge/public/api/v0/events',{headers:{'app-namespace':'local',authorization:'api-key demo-dealer',accept:'text/event-stream'}})
const rd=r.body.getReader(); const d=new TextDecoder(); const t=Date.now(); setTimeout(()=>process.exit(0),4000)
for(;;){const {value,done}=await rd.read(); if(done)break; process.stdout.write(d.decode(value))}
