import puppeteer from 'puppeteer-core'
const base=process.argv[2], path=process.argv[3]
const session=JSON.stringify({authorization:`api-key demo-dealer`,viewer:{name:'박딜러',roles:['dealer']}})
const b=await puppeteer.launch({executablePath:'/usr/bin/chromium',args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--lang=ko-KR','--accept-lang=ko-KR','--disable-background-networking','--disable-component-update','--disable-sync']})
const p=await b.newPage(); await p.setViewport({width:412,height:823,deviceScaleFactor:1.75,isMobile:true,hasTouch:true})
await p.evaluateOnNewDocument(`sessionStorage.setItem('bidyard.session', ${JSON.stringify(session)})`)
let url=path
if(!url){ const r=await fetch(base+'/bridge/public/api/v0/auctions?size=30',{headers:{'app-namespace':'local',authorization:'api-key demo-dealer'}}); const j=await r.json(); console.log(Object.keys(j)); url='/auctions/'+(j.data.items??j.data.list??j.data.content??j.data)[Number(process.env.N??0)].id }
const cdp=await p.createCDPSession(); await cdp.send('Network.enable')
const seen=new Map(); const t0=Date.now()
cdp.on('Network.responseReceived',e=>seen.set(e.requestId,{t:Date.now()-t0,type:e.type,url:e.response.url}))
cdp.on('Network.loadingFinished',e=>{const s=seen.get(e.requestId); if(s) s.kb=e.encodedDataLength/1000})
await p.goto(base+url); await new Promise(r=>setTimeout(r,9000))
let sum=0
for(const s of seen.values()){ if(s.type==='Script'){sum+=s.kb??0} if(s.type!=='Image'||1) console.log(String(s.t).padStart(6),s.type.padEnd(10),(s.kb??0).toFixed(1).padStart(7),s.url.replace(base,'').slice(0,110)) }
console.log('script kB',sum.toFixed(1))
await p.screenshot({path:'/tmp/lh/page.png'})
await b.close()
